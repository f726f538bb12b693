import type { Appearance } from '../../form/browser/frameMessages.ts';

/** Square's `style`: its selectors, with CSS properties. */
export type SquareStyle = Record<string, Record<string, string> | undefined>;

const isLight = (colour: string | undefined): boolean => {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour ?? '');
  return hex !== null && hex.slice(1).reduce((sum, part) => sum + Number.parseInt(part, 16), 0) > 382;
};

/** Converts Square's `style` for the shared card form. A light text colour means a dark form. */
export const appearanceOf = (style: SquareStyle): Appearance => {
  const { input = {} } = style;
  const wanted = {
    colorText: input.color,
    colorBackground: input.backgroundColor,
    fontFamily: input.fontFamily,
    borderRadius: style['.input-container']?.borderRadius,
    colorPrimary: style['.input-container.is-focus']?.borderColor,
    colorDanger: style['.message-text.is-error']?.color ?? style['input.is-error']?.color,
  };
  const variables: Record<string, string> = {};
  for (const [name, value] of Object.entries(wanted)) if (value) variables[name] = value;
  return { theme: isLight(input.color) ? 'night' : 'stripe', variables };
};
