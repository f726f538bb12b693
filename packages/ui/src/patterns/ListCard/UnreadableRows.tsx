import { useTranslation } from 'react-i18next';
import { Banner } from '../../components/Banner/Banner.tsx';
import { tellLine } from '../../errors/tellError.ts';

/** Counts the rows of a list that did not match the schema and are left out. */
export const UnreadableRows = ({ count }: { count: number }) => {
  const { t } = useTranslation();
  return <Banner tone="caution">{tellLine(t, 'common:unreadable', { count })}</Banner>;
};
