import { Card } from '@may/ui/components/Card/Card.tsx';
import { EmptyState } from '@may/ui/components/EmptyState/EmptyState.tsx';
import { useTranslation } from 'react-i18next';

/** In place of the log of a server that is being set up. */
export const ServerLogNotReady = ({ onCheck }: { onCheck: () => void }) => {
  const { t } = useTranslation(['serverLog', 'common']);
  return (
    <Card>
      <EmptyState
        picture="server"
        title={t('notReady.title')}
        text={t('notReady.text')}
        way={{ label: t('common:checkAgain'), onPress: onCheck }}
      />
    </Card>
  );
};
