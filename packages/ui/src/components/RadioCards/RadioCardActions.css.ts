import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.ts';
import * as styles from './RadioCards.css.ts';

/** From this width the action stands in the same line as the text. */
const roomy = '(min-width: 27rem)';

export const group = style({ containerType: 'inline-size' });

/** A choice and its action in one grid, so that the action lies over the card but outside of its radio. */
export const cell = style({
  display: 'grid',
  columnGap: space.small,
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateRows: 'minmax(min-content, 1fr) auto auto',
  '@container': {
    [roomy]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto auto auto', gridTemplateRows: 'minmax(0, 1fr)' },
  },
});

export const action = style({
  position: 'relative',
  gridArea: '3 / 2',
  justifySelf: 'start',
  marginBlockEnd: space.xsmall,
  // Aligns the text of the action with the text of the card.
  marginInlineStart: -space.small,
  '@container': { [roomy]: { gridArea: '1 / 4', alignSelf: 'center', margin: 0 } },
});

globalStyle(`${cell} > ${styles.card}`, {
  display: 'grid',
  gridArea: '1 / 1 / -1 / -1',
  gridTemplate: 'subgrid / subgrid',
  rowGap: 0,
});
globalStyle(`${cell} ${styles.words}`, { gridArea: '1 / 2' });
/** Without a picture the text begins at the edge of the card. */
globalStyle(`${cell} ${styles.words}:first-child`, { gridColumn: '1 / 3' });
globalStyle(`${cell} ${styles.trailing}`, {
  gridArea: '2 / 2',
  justifySelf: 'start',
  marginBlockStart: space.xxsmall,
  '@container': { [roomy]: { gridArea: '1 / 3', margin: 0 } },
});
globalStyle(`${cell} ${styles.check}`, { gridArea: '1 / 3', '@container': { [roomy]: { gridArea: '1 / 5' } } });
