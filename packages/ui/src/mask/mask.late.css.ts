import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const masked = '[data-masked]';
/** The words for screen readers: `maskPage` puts them into the property once it knows the language. */
const dots = "'••••' / var(--hidden-figure, '')";

// `visibility` takes a text from the screen, from screen readers, from a selection and from a printout alike.
globalStyle(`${masked} [data-private]`, { visibility: 'hidden' });
globalStyle(`${masked} [data-private]::before`, {
  content: dots,
  visibility: 'visible',
  // Of its own, so that a debit and a credit look the same.
  color: vars.color.textMuted,
  fontWeight: 400,
  letterSpacing: '0.08em',
});

// An amount: each is as wide as the dots, so that it tells neither its digits nor its sign. `clip` keeps the line where it is.
globalStyle(`${masked} [data-private='']`, {
  display: 'inline-block',
  overflow: 'clip',
  inlineSize: '1.8em',
  verticalAlign: 'bottom',
  textAlign: 'start',
  whiteSpace: 'nowrap',
});

// A whole text that was found: its letters take no room, so that it tells no length.
globalStyle(`${masked} [data-private='text']`, { fontSize: 0, userSelect: 'none' });
globalStyle(`${masked} [data-private='text']::before`, { fontSize: '0.875rem' });

// Around controls: they stay where they are and can be used.
globalStyle(`${masked} [data-private='around'] :is(a, button, input, select, textarea)`, { visibility: 'visible' });

// A link keeps its place among the tab stops, and says what it is when it is used. A copy of the page leaves it out.
globalStyle(`${masked} a[data-private]`, { visibility: 'visible', userSelect: 'none' });
globalStyle(`${masked} a[data-private]::before`, { fontSize: '0.875rem' });
globalStyle(`${masked} a[data-private]:is(:focus-visible, :active)::before`, { content: 'none' });
globalStyle(`${masked} a[data-private]:not(:focus-visible, :active)`, { fontSize: 0 });
globalStyle(`${masked} a:is(:focus-visible, :active) [data-private='text']`, {
  visibility: 'visible',
  fontSize: 'inherit',
});
globalStyle(`${masked} a:is(:focus-visible, :active) [data-private='text']::before`, { content: 'none' });

// A field to copy from shows its value while it has the focus.
globalStyle(`${masked} :is(input, textarea)[data-private]`, { visibility: 'visible' });
globalStyle(`${masked} :is(input, textarea)[data-private]:not(:focus)`, {
  color: 'transparent',
  backgroundImage: `radial-gradient(circle, ${vars.color.textMuted} 2.5px, transparent 3px)`,
  backgroundSize: '10px 100%',
  backgroundRepeat: 'repeat no-repeat',
});
