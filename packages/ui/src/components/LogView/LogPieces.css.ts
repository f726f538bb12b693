import { createGlobalTheme, createThemeContract, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { weight } from '../../theme/tokens.ts';
import { darkTerminal, lightTerminal } from './terminalColors.ts';

const names = <Colors extends readonly string[]>(colors: Colors) =>
  Object.fromEntries(colors.map((color, index) => [`color${index}`, color]));
const terminal = createThemeContract(names(lightTerminal));
createGlobalTheme(':root, [data-theme="light"]', terminal, names(lightTerminal));
createGlobalTheme('[data-theme="dark"]', terminal, names(darkTerminal));

const sixteen = lightTerminal.map((_, index) => index);

/** Styles of a run of text by the names that `readMessage` gives them. */
export const pieces = {
  ...styleVariants(Object.fromEntries(sixteen.map((index) => [`front${index}`, index])), (index) => ({
    color: terminal[`color${index}`],
  })),
  // A background is mixed thinly, so that the text of the theme is readable on each of them.
  ...styleVariants(Object.fromEntries(sixteen.map((index) => [`back${index}`, index])), (index) => ({
    backgroundColor: `color-mix(in oklab, ${terminal[`color${index}`]} 22%, ${vars.color.surfaceSunken})`,
    color: vars.color.text,
  })),
  ...styleVariants({
    bold: { fontWeight: weight.bold },
    dim: { color: vars.color.textMuted },
    italic: { fontStyle: 'italic' },
    underline: { textDecoration: 'underline' },
    strike: { textDecoration: 'line-through' },
    inverse: { backgroundColor: vars.color.textMuted, color: vars.color.surfaceRaised },
    control: {
      borderRadius: 3,
      backgroundColor: vars.color.caution.soft,
      color: vars.color.caution.onSoft,
      unicodeBidi: 'isolate',
    },
  }),
};
