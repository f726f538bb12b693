import { useTranslation } from 'react-i18next';
import * as icons from '../../components/Icon/icons.ts';
import { StatusPage } from '../../patterns/StatusPage/StatusPage.tsx';

export type MaintenanceScreenProps = {
  onRetry: () => void;
};

/** The service is under maintenance or overloaded (spec section 2, /pages/maintenence and error503). */
export const MaintenanceScreen = ({ onRetry }: MaintenanceScreenProps) => {
  const { t } = useTranslation(['statusPages', 'common']);
  return (
    <StatusPage
      icon={icons.clock}
      tone="caution"
      code="503"
      title={t('maintenance.title')}
      text={t('maintenance.text')}
      actions={[{ label: t('common:retry'), icon: icons.retry, onPress: onRetry }]}
    />
  );
};
