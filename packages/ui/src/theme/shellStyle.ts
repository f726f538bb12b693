/** How the main menu stands on a wide screen: a column, a column of icons, or a row under the top bar (spec section 3, `menu_style`); the first unless chosen. */
export const menuStyles = ['vertical', 'collapsed', 'horizontal'] as const;
export type MenuStyle = (typeof menuStyles)[number];

/** Whether the shell takes the whole of a wide screen or stands in its middle (spec section 3, `layout_style`); the first unless chosen. */
export const layoutStyles = ['full', 'boxed'] as const;
export type LayoutStyle = (typeof layoutStyles)[number];

const within = (attribute: string) => `&:is([${attribute}], [${attribute}] *)`;

/** Selects what is part of a shell with this menu: `data-menu` is on the page's root before the first paint, or on the shell. */
export const inMenu = (style: MenuStyle) => within(`data-menu="${style}"`);

/** Selects what is part of a shell of this layout, by `data-layout` in the same places. */
export const inLayout = (style: LayoutStyle) => within(`data-layout="${style}"`);
