import { useTranslation } from 'react-i18next';
import { useOnline } from '../browser/useOnline.ts';

/** The reason why a button that sends something waits: the browser has no network. Undefined while it has one. */
export const useOfflineReason = (): string | undefined => {
  const { t } = useTranslation('notifications');
  return useOnline() ? undefined : t('offline');
};
