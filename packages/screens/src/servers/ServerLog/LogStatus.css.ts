import { space } from '@may/ui/theme/tokens.ts';
import { style } from '@vanilla-extract/css';

/** As high as its button, so that the lines below stay where they are when the button comes and goes. */
export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xxsmall}px ${space.xsmall}px`,
  minHeight: 32,
  marginBlock: -4,
});

/** Its text, not its edge, stands in line with the badge above when the row wraps. */
export const action = style({ marginInlineStart: -space.small });
