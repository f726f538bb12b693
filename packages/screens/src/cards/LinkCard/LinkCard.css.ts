import { media } from '@may/ui/theme/media.ts';
import { motion } from '@may/ui/theme/motion.ts';
import { space } from '@may/ui/theme/tokens.ts';
import { style } from '@vanilla-extract/css';

/** The form is at most 640 px wide; the notes stand beside it on a desktop, otherwise below it. */
export const columns = style({
  display: 'grid',
  gap: space.large,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 640px) minmax(220px, 300px)', columnGap: space.xxlarge },
  },
});

/** The provider's form and its placeholder share one cell: the higher of the two sets the height, so nothing below moves. */
export const place = style({ display: 'grid' });
export const form = style({
  gridArea: '1 / 1',
  minWidth: 0,
  transition: `opacity ${motion.standard}`,
  // The form's script measures it, so it is laid out before it becomes visible.
  selectors: { '&[data-hidden]': { opacity: 0 } },
});
export const shape = style({ gridArea: '1 / 1', minWidth: 0 });
export const pair = style({ display: 'grid', gap: space.medium, gridTemplateColumns: '1fr 1fr' });

export const trust = style({ display: 'flex', justifyContent: 'center', gap: space.xsmall, textWrap: 'pretty' });
export const trustSign = style({ display: 'inline-flex', flexShrink: 0, paddingBlockStart: 2 });

export const notes = style({
  display: 'grid',
  gap: space.large,
  '@media': { [media.desktop]: { paddingBlockStart: space.small } },
});
export const note = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.small,
  textWrap: 'pretty',
});
