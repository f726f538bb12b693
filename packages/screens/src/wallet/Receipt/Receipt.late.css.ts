import { vars } from '@may/ui/theme/contract.css.ts';
import { fontFamily, typeStep } from '@may/ui/theme/font.ts';
import { space, weight } from '@may/ui/theme/tokens.ts';
import { globalStyle, style } from '@vanilla-extract/css';

// A column as wide as the dialog: the longest amount does not widen it beyond a phone.
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' };
export const sheet = style({ ...column, gap: space.large, overflowWrap: 'anywhere' });

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: space.medium,
  paddingBlockEnd: space.medium,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});
export const issuer = style({
  ...typeStep('small'),
  display: 'grid',
  marginBlockStart: space.xxsmall,
  color: vars.color.textMuted,
});
export const kind = style({ ...typeStep('standard'), flexShrink: 0, fontWeight: weight.strong });
export const sum = style({ ...column, gap: space.xxsmall });
export const code = style({ fontFamily: fontFamily.mono });
export const notTax = style({ ...typeStep('small'), color: vars.color.textMuted });

// On paper the receipt alone, in ink: its ancestors are plain boxes, and all else stays on the screen. The mark of the brand is a symbol elsewhere.
const page = `body:has(${sheet})`;
const onPaper = (selector: string, rule: Record<string, string>) =>
  globalStyle(selector, { '@media': { print: rule } });

onPaper(`${page} :not(:has(${sheet}), ${sheet}, ${sheet} *, symbol, symbol *)`, { display: 'none' });
onPaper(`html:has(${sheet}), ${page}, ${page} :has(${sheet})`, {
  position: 'static',
  display: 'block',
  width: 'auto',
  maxWidth: 'none',
  // The open dialog keeps the page from scrolling by an inline style.
  height: 'auto !important',
  overflow: 'visible !important',
  margin: '0',
  padding: '0',
  border: '0',
  boxShadow: 'none',
  transform: 'none',
  backgroundColor: 'white',
});
onPaper(`${page} ${sheet}, ${page} ${sheet} *`, { color: 'black', borderColor: 'silver' });
onPaper(`${page} ${sheet}`, { maxWidth: '160mm', margin: '0 auto', paddingBlock: '10mm' });
