/** Style of the card form. Sizes and colours are variables of the page. */
export const frameStyle = `
* { box-sizing: border-box; }
html { font-size: var(--fontSizeBase, 16px); }
body { margin: 0; overflow: hidden; color: var(--colorText); font-family: var(--fontFamily); font-size: 1rem; line-height: var(--fontLineHeight); }
form { display: grid; grid-template-columns: 1fr 1fr; gap: var(--gridRowSpacing) var(--gridColumnSpacing); padding: 4px; }
.wide { grid-column: 1 / -1; }
label { display: block; margin-bottom: var(--spacingUnit); font-size: var(--fontSizeSm); font-weight: var(--fontWeightMedium); }
.box { position: relative; }
input { width: 100%; min-height: 44px; padding: calc(var(--spacingUnit) * 2) calc(var(--spacingUnit) * 3); border: 1px solid color-mix(in srgb, var(--colorText) 60%, var(--colorBackground)); border-radius: var(--borderRadius); background: var(--colorBackground); color: var(--colorText); font: inherit; font-variant-numeric: tabular-nums; }
input::placeholder { color: var(--colorTextPlaceholder); opacity: 1; }
input:focus { outline: 2px solid var(--colorPrimary); outline-offset: 1px; border-color: var(--colorPrimary); }
input[aria-invalid='true'] { border-color: var(--colorDanger); }
input[aria-invalid='true']:focus { outline-color: var(--colorDanger); }
input:-webkit-autofill { -webkit-text-fill-color: var(--colorText); box-shadow: 0 0 0 100px var(--colorBackground) inset; }
#number { padding-right: 7em; }
#brand { position: absolute; inset-block: 0; right: calc(var(--spacingUnit) * 3); display: grid; place-items: center; pointer-events: none; color: var(--colorTextSecondary); font-size: var(--fontSizeSm); font-weight: var(--fontWeightMedium); }
#brand[data-brand='visa']::after { content: 'Visa'; }
#brand[data-brand='mastercard']::after { content: 'Mastercard'; }
#brand[data-brand='amex']::after { content: 'Amex'; }
#brand[data-brand='jcb']::after { content: 'JCB'; }
p { margin: var(--spacingUnit) 0 0; color: var(--colorDanger); font-size: var(--fontSizeSm); }
`;
