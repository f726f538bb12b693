import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { button } from '../Button/Button.css.ts';
import type { ButtonLook } from '../Button/Button.tsx';

export type IconButtonProps = Omit<ButtonLook, 'stretch'> &
  Pick<
    ButtonHTMLAttributes<HTMLButtonElement>,
    'aria-expanded' | 'aria-haspopup' | 'aria-controls' | 'aria-pressed'
  > & {
    /** What will happen, since no word beside the icon says it. */
    'aria-label': string;
    /** An `Icon`. */
    children: ReactNode;
    onPress?: () => void;
    /** Intent: the pointer or the focus arrived, so load what a press will need. */
    onIntent?: () => void;
    ref?: Ref<HTMLButtonElement>;
  };

/** An action small enough for an icon alone; 40 px square unless `size` says otherwise. */
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
