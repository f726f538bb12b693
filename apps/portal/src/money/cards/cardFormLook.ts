import { radius, vars } from '@may/ui';
import type { Appearance } from '@stripe/stripe-js';

/** Card providers read no modern colour syntax and no custom property, so the canvas paints each colour of the page and reads its bytes. */
const toHex = (color: string): string => {
  const probe = document.createElement('span');
  probe.style.color = color;
  document.body.append(probe);
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context) context.fillStyle = getComputedStyle(probe).color;
  probe.remove();
  context?.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? [];
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
};

const { color: colors } = vars;
const font = '"Plus Jakarta Sans", system-ui, sans-serif';

/** The kit's colors as Square's card style, for the current theme. */
export const squareFormLook = (): Record<string, Record<string, string>> => {
  return {
    '.input-container': { borderColor: toHex(colors.borderControl), borderRadius: `${radius.small}px` },
    '.input-container.is-focus': { borderColor: toHex(colors.brand.base) },
    '.input-container.is-error': { borderColor: toHex(colors.critical.base) },
    '.message-text': { color: toHex(colors.textMuted) },
    '.message-text.is-error': { color: toHex(colors.critical.base) },
    input: { backgroundColor: toHex(colors.surfaceRaised), color: toHex(colors.text), fontFamily: font },
    'input::placeholder': { color: toHex(colors.textMuted) },
    'input.is-error': { color: toHex(colors.critical.base) },
  };
};

/** The kit's colors as Stripe's appearance, for the current theme. */
export const cardFormLook = (): Appearance => {
  const isDark = document.documentElement.dataset.theme === 'dark';
  return {
    theme: isDark ? 'night' : 'stripe',
    labels: 'above',
    variables: {
      colorPrimary: toHex(colors.brand.base),
      colorBackground: toHex(colors.surfaceRaised),
      colorText: toHex(colors.text),
      colorTextSecondary: toHex(colors.textMuted),
      colorTextPlaceholder: toHex(colors.textMuted),
      colorDanger: toHex(colors.critical.base),
      fontFamily: font,
      fontSizeBase: '16px',
      borderRadius: `${radius.small}px`,
      spacingUnit: '4px',
    },
    rules: { '.Input': { borderColor: toHex(colors.borderControl), boxShadow: 'none' } },
  };
};
