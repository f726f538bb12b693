import type { ButtonHTMLAttributes } from 'react';
import { button } from '../Button/Button.css.ts';
import type { ButtonLook } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconType } from '../Icon/icons.ts';

export type IconButtonProps = Pick<ButtonLook, 'variant' | 'size'> &
  Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-haspopup'> & {
    /** Name of the action, because the icon has no text. */
    'aria-label': string;
    icon: IconType;
    onPress?: () => void;
    /** Called when the pointer or the focus arrives, to load the code that a press needs. */
    onIntent?: () => void;
  };

/** A square button with an icon and no text: 32, 40 or 48 px wide. */
export const IconButton = ({ icon, onPress, onIntent, variant = 'ghost', size, ...aria }: IconButtonProps) => (
  <button
    type="button"
    className={button({ variant, size, iconOnly: true })}
    onClick={onPress}
    onPointerEnter={onIntent}
    onFocus={onIntent}
    title={aria['aria-label']}
    {...aria}
  >
    <Icon icon={icon} />
  </button>
);
