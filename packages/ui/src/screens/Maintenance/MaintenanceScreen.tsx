import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { StatusPage } from '../../patterns/StatusPage/StatusPage.tsx';

export type MaintenanceScreenProps = {
  onRetry: () => void;
};

/** The service is down on purpose or out of breath (spec section 2, /pages/maintenence and error503). */
export const MaintenanceScreen = ({ onRetry }: MaintenanceScreenProps) => {
  const { t } = useTranslation(['statusPages', 'common']);
  return (
    <StatusPage
      icon={icons.clock}
      tone="caution"
      code="503"
      title={t('maintenance.title')}
      text={t('maintenance.text')}
      actions={
        <Button icon={<Icon icon={icons.retry} />} onPress={onRetry}>
          {t('common:retry')}
        </Button>
      }
    />
  );
};
