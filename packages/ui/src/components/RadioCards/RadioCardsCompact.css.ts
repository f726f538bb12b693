import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/tokens.ts';
import * as styles from './RadioCards.css.ts';

const compact = styles.cards.classNames.variants.columns.compact;

/** Compact cards have no radio, to save width: their border has the contrast of a control and is thicker when chosen. */
globalStyle(`${compact} ${styles.check}`, { display: 'none' });
globalStyle(`${compact} ${styles.card}:not(:has(:checked, :disabled))`, {
  borderColor: vars.color.borderControl,
});
globalStyle(`${compact} ${styles.card}`, { paddingInline: space.small });

/** The last card, usually the largest preset, fills the rest of its line. */
globalStyle(`${compact} > ${styles.card}:last-of-type:nth-of-type(odd)`, {
  gridColumn: '1 / -1',
  '@container': { [styles.roomy]: { gridColumn: 'auto' } },
});
globalStyle(`${compact} > ${styles.card}:last-of-type:nth-of-type(4n + 3)`, {
  '@container': { [styles.roomy]: { gridColumn: '3 / -1' } },
});
