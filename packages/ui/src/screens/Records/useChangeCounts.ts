import { useTranslation } from 'react-i18next';

const kinds = ['added', 'edited', 'deleted'] as const;

/** Says how many records come, change and go ("1 thêm · 2 xóa"), without what is none. */
export const useChangeCounts = (): ((numbers: Record<(typeof kinds)[number], number>) => string) => {
  const { t } = useTranslation('records');
  return (numbers) =>
    kinds
      .filter((kind) => numbers[kind] > 0)
      .map((kind) => t(`counts.${kind}`, { count: numbers[kind] }))
      .join(' · ');
};
