import { useTranslation } from 'react-i18next';

const kinds = ['added', 'edited', 'deleted'] as const;

/** The added, changed and deleted records, or their numbers. */
type Counted = Record<(typeof kinds)[number], number | readonly unknown[]>;

/** Writes the numbers of a change set: "1 thêm · 2 sửa · 3 xóa". A kind without records is left out. */
export const useChangeCounts = (): ((changes: Counted) => string) => {
  const { t } = useTranslation('zone');
  return (changes) =>
    kinds
      .flatMap((kind) => {
        const counted = changes[kind];
        const count = typeof counted === 'number' ? counted : counted.length;
        return count > 0 ? [t(`count.${kind}`, { count })] : [];
      })
      .join(' · ');
};
