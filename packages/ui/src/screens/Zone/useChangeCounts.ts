import type { ChangeSet } from '@may/domain';
import { useTranslation } from 'react-i18next';

/** Says what a change set does in a few words: "1 thêm · 2 sửa · 3 xóa"; what it does not do is left out. */
export const useChangeCounts = (): ((changes: ChangeSet) => string) => {
  const { t } = useTranslation('zone');
  return (changes) =>
    (['added', 'edited', 'deleted'] as const)
      .flatMap((kind) => (changes[kind].length > 0 ? [t(`count.${kind}`, { count: changes[kind].length })] : []))
      .join(' · ');
};
