import { useTranslation } from 'react-i18next';
import { EmptyState } from '../EmptyState/EmptyState.tsx';

/** In place of the rows when none of them matches search and filter. */
export const NothingFound = ({ onShowAll }: { onShowAll: () => void }) => {
  const { t } = useTranslation('table');
  return (
    <EmptyState
      picture="search"
      title={t('nothingFound')}
      text={t('nothingFoundText')}
      way={{ label: t('clear'), onPress: onShowAll }}
    />
  );
};
