import { hide, inPicture } from './picture.ts';

type Column = { id: string; primary?: boolean; width?: string };

/** Stands in for the function of the kit: the picture has no cells of columns that were left out, either. */
export const shownColumns = (columns: readonly Column[], hidden: readonly string[] = []): readonly Column[] =>
  columns.filter(({ id, primary, width }, place) => {
    const isShown = primary || width === 'actions' || !hidden.includes(id);
    if (!isShown) inPicture(`tr > :nth-child(${place + 1})`, hide);
    return isShown;
  });
