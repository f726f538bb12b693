import { foldText } from '../../common/foldText.ts';

/** The rows whose text contains the search, in any case, with or without diacritics. An empty search gives the same array. */
export const findRows = <Row>(rows: readonly Row[], textOf: (row: Row) => string, search: string): readonly Row[] => {
  const wanted = foldText(search.trim());
  return wanted === '' ? rows : rows.filter((row) => foldText(textOf(row)).includes(wanted));
};
