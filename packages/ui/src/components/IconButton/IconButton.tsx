import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { button } from '../Button/Button.css.ts';
import type { ButtonLook } from '../Button/Button.tsx';

export type IconButtonProps = Omit<ButtonLook, 'stretch'> &
  Pick<
    ButtonHTMLAttributes<HTMLButtonElement>,
    'aria-expanded' | 'aria-haspopup' | 'aria-controls' | 'aria-pressed'
  > & {
    /** Name of the action, because the icon has no text. */
    'aria-label': string;
    /** An `Icon`. */
    children: ReactNode;
    onPress?: () => void;
    /** Called when the pointer or the focus arrives, to load the code that a press needs. */
    onIntent?: () => void;
    ref?: Ref<HTMLButtonElement>;
  };

/** A square button with an icon and no text: 32, 40 or 48 px wide. */
export const IconButton = ({
  children,
  onPress,
  onIntent,
  tone = 'neutral',
  variant = 'ghost',
  size,
  ref,
  ...aria
}: IconButtonProps) => (
  <button
    ref={ref}
    type="button"
    className={button({ tone, variant, size, iconOnly: true })}
    onClick={onPress}
    onPointerEnter={onIntent}
    onFocus={onIntent}
    {...aria}
  >
    {children}
  </button>
);
