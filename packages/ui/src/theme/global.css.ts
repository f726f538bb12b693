import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { fontFamily, typeStep } from './font.ts';
import { barRoom, noticeRoom } from './noticeRoom.ts';
import { weight } from './tokens.ts';

// Without a bold face of its own, a bold letter that the first local font lacks would come from another family in another weight.
const metrics = { sizeAdjust: '105.5%', ascentOverride: '98%', descentOverride: '21%' };
globalFontFace('Jakarta Fallback', [
  { ...metrics, src: "local('Arial'), local('Helvetica Neue'), local('Liberation Sans')", fontWeight: '200 549' },
  {
    ...metrics,
    src: "local('Arial Bold'), local('Helvetica Neue Bold'), local('Liberation Sans Bold')",
    fontWeight: '550 800',
  },
]);

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset', { margin: 0, padding: 0 });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('fieldset', { border: 0, minWidth: 0 });
globalStyle('html', {
  WebkitTextSizeAdjust: '100%',
  fontFamily: fontFamily.sans,
  fontWeight: weight.regular,
  // The browser scrolls a focused element clear of a notice, and of the page's own bar.
  scrollPaddingBottom: `calc(var(${barRoom}, 0px) + ${noticeRoom})`,
});
// The web font has no letters of these languages: half a line of it and half of another face would look broken. Many system faces have a
// weight of 500, which would be taken for 450.
globalStyle('[lang|=el], [lang|=ja], [lang|=ru], [lang|=zh]', {
  fontFamily: 'system-ui, sans-serif',
  fontWeight: 400,
});
// Japanese has no spaces: a line breaks between phrases and not within a word.
globalStyle('[lang|=ja]', { wordBreak: 'auto-phrase' });
globalStyle('body', {
  minHeight: '100vh',
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  ...typeStep('standard'),
  // Vietnamese has a space after each syllable, and the spaces of this font are narrow.
  wordSpacing: '0.06em',
  WebkitFontSmoothing: 'antialiased',
});
globalStyle('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
  wordSpacing: 'inherit',
});
globalStyle('img, svg', { display: 'block', maxWidth: '100%' });
globalStyle('table', { borderCollapse: 'collapse', width: '100%' });
globalStyle('[hidden]', { display: 'none' });
// A long text beside an icon would make it a dot.
globalStyle('svg', { flexShrink: 0 });
globalStyle(':focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 });
// `none`, because a short duration would add a transition to every element: a new theme would then reach the inner elements late.
globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transition: 'none !important',
      scrollBehavior: 'auto',
    },
  },
});
// Base UI draws the first frame of an opening popup, and the last of a closing one, in a state of its own, which a style fades or moves.
globalStyle('[data-starting-style], [data-ending-style]', {
  '@media': {
    '(prefers-reduced-motion: reduce)': { opacity: '1 !important', transform: 'none !important' },
  },
});
