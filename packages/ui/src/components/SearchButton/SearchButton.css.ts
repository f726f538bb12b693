import { globalStyle, style } from '@vanilla-extract/css';
import { quietButton } from '../../common/quietButton.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { radius } from '../../theme/tokens.ts';

/** An icon on a phone, and like a field from a desktop on. Its width holds each language's word, so that nothing moves when the keys are known. */
export const root = style([
  quietButton,
  {
    '@media': { [media.desktop]: { width: 240, border: `1px solid ${vars.color.border}`, borderRadius: radius.small } },
  },
]);

export const words = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'flex', flex: 1, justifyContent: 'space-between' } },
});
// No text of the button, whose name is the word alone.
globalStyle(`${words} > kbd::before`, { content: 'attr(data-keys)' });
