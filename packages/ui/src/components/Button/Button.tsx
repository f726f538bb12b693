import { type MouseEvent, type ReactNode, type Ref, useId } from 'react';
import * as styles from './Button.css.ts';

export const buttonTones = ['brand', 'neutral', 'critical'] as const;
export const buttonVariants = ['solid', 'outline', 'ghost'] as const;
export const buttonSizes = ['small', 'medium', 'large'] as const;

export type ButtonLook = {
  /** @default 'brand' */
  tone?: (typeof buttonTones)[number];
  /** @default 'solid' */
  variant?: (typeof buttonVariants)[number];
  /** @default 'medium' */
  size?: (typeof buttonSizes)[number];
  /** Takes the whole width of its container. */
  stretch?: boolean;
};

export type ButtonProps = ButtonLook & {
  /** A verb: what will happen. */
  children: ReactNode;
  icon?: ReactNode;
  onPress?: () => void;
  /** @default 'button' */
  type?: 'button' | 'submit';
  /** The work is under way: the button stays focusable and refuses presses. */
  loading?: boolean;
  /** Why the button can't be pressed, shown beside it; a button without a reason is never disabled. */
  disabledReason?: string;
  ref?: Ref<HTMLButtonElement>;
};

/** An action on this page; somewhere to go is a `LinkButton`. A disabled button always says why (docs/design-language.md, Words). */
export const Button = ({
  children,
  icon,
  onPress,
  type = 'button',
  loading,
  disabledReason,
  ref,
  ...look
}: ButtonProps) => {
  const reasonId = useId();
  const refused = Boolean(loading || disabledReason);
  const press = (event: MouseEvent) => {
    if (refused) event.preventDefault();
    else onPress?.();
  };
  return (
    <>
      {/* Native: Base UI's button would be 4 kB of the first paint for what aria-disabled does. */}
      <button
        ref={ref}
        type={type}
        className={styles.button(look)}
        data-disabled={refused ? '' : undefined}
        aria-disabled={refused || undefined}
        aria-busy={loading || undefined}
        aria-describedby={disabledReason ? reasonId : undefined}
        onClick={press}
      >
        {loading ? <span className={styles.spinner} aria-hidden /> : null}
        {icon}
        {children}
      </button>
      {disabledReason ? (
        <span id={reasonId} className={styles.reason}>
          {disabledReason}
        </span>
      ) : null}
    </>
  );
};
