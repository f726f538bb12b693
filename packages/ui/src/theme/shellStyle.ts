/** The main menu on a wide screen: a column, a column of icons, or a row under the top bar (spec section 3, `menu_style`). The first is the default. */
export const menuStyles = ['vertical', 'collapsed', 'horizontal'] as const;
export type MenuStyle = (typeof menuStyles)[number];

/** The shell on a wide screen: the whole width, or a box in the middle (spec section 3, `layout_style`). The first is the default. */
export const layoutStyles = ['full', 'boxed'] as const;
export type LayoutStyle = (typeof layoutStyles)[number];

const within = (attribute: string) => `&:is([${attribute}], [${attribute}] *)`;

/** Selects an element of a shell with this menu. `data-menu` is on the root of the page before the first paint, or on the shell. */
export const inMenu = (style: MenuStyle) => within(`data-menu="${style}"`);

/** Selects an element of a shell with this layout, by `data-layout` in the same places. */
export const inLayout = (style: LayoutStyle) => within(`data-layout="${style}"`);
