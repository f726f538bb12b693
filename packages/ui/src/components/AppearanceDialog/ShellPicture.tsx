import type { LayoutStyle, MenuStyle } from '../../theme/shellStyle.ts';
import * as styles from './ShellPicture.css.ts';

type ShellPictureProps = {
  menu: MenuStyle;
  layout: LayoutStyle;
};

/** Widths of the menu's column and the height of its row, on a screen of 40 × 28. */
const menus = {
  vertical: { width: 11, height: 20 },
  collapsed: { width: 4, height: 20 },
  horizontal: { width: Number.POSITIVE_INFINITY, height: 4 },
} as const;

/** A drawing of the shell: the top bar, the menu and the page. */
export const ShellPicture = ({ menu, layout }: ShellPictureProps) => {
  const inset = layout === 'boxed' ? 7 : 2;
  const room = 40 - 2 * inset;
  const { width, height } = menus[menu];
  const isRow = menu === 'horizontal';
  const page = isRow ? { x: inset, y: 12 } : { x: inset + width + 1, y: 7 };
  return (
    <svg viewBox="0 0 40 28" className={styles.root} aria-hidden>
      <rect x={inset} y="2" width={room} height="3" rx="1" className={styles.bar} />
      <rect x={inset} y="7" width={Math.min(width, room)} height={height - 1} rx="1" className={styles.menu} />
      <rect {...page} width={40 - inset - page.x} height={26 - page.y} rx="1" className={styles.page} />
    </svg>
  );
};
