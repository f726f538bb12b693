import { vars } from '@may/ui/theme/contract.css.ts';
import { typeStep } from '@may/ui/theme/font.ts';
import { radius, space, weight } from '@may/ui/theme/tokens.ts';
import { style } from '@vanilla-extract/css';

export const row = style({
  ...typeStep('standard'),
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  minHeight: 44,
  paddingInline: space.xsmall,
  borderRadius: radius.small,
  color: vars.color.text,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-highlighted]': {
      backgroundColor: vars.color.brand.soft,
      color: vars.color.brand.onSoft,
      // Forced colours leave out backgrounds.
      outline: '1px solid transparent',
      outlineOffset: -1,
    },
  },
});

export const icon = style({ display: 'inline-flex', color: vars.color.textMuted });

/** A text of a stranger turns no other text round. */
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', unicodeBidi: 'isolate' } as const;

export const title = style({ ...oneLine, fontWeight: weight.medium });

export const detail = style({ ...oneLine, ...typeStep('small'), flex: '0 1 auto', color: vars.color.textMuted });
