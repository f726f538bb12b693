import { type MouseEvent, type ReactNode, type Ref, useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { IconType } from '../Icon/icons.ts';
import * as styles from './Button.css.ts';

export const buttonTones = ['brand', 'critical'] as const;
export const buttonVariants = ['solid', 'outline', 'ghost'] as const;
export const buttonSizes = ['small', 'medium', 'large'] as const;

export type ButtonLook = {
  /** @default 'brand' of a solid button, no colour of the others */
  tone?: (typeof buttonTones)[number];
  /** @default 'solid' */
  variant?: (typeof buttonVariants)[number];
  /** @default 'medium' */
  size?: (typeof buttonSizes)[number];
  /** True for the whole width of the container. */
  stretch?: boolean;
};

export type ButtonProps = ButtonLook & {
  /** Verb that names the action. */
  children: ReactNode;
  icon?: IconType;
  onPress?: () => void;
  /** @default 'button' */
  type?: 'button' | 'submit';
  /** True while the work runs: the button can be focused and refuses presses. */
  loading?: boolean;
  /** Reason shown beside the button, which then refuses presses. A button without a reason is never disabled. */
  disabledReason?: string;
  /** True if a press opens a dialog and sends nothing: one in the page's first picture is then repeated (docs/decisions/0022). */
  opensDialog?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

/** An action on this page; a link to another page is a `LinkButton`. A disabled button shows its reason (docs/design-language.md, Words). */
export const Button = ({
  children,
  icon,
  onPress,
  type = 'button',
  loading,
  disabledReason,
  opensDialog,
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
      {/* A native button: Base UI's would add 4 kB to the first paint, and `aria-disabled` does the same. */}
      <button
        ref={ref}
        type={type}
        className={styles.button(look)}
        data-disabled={refused ? '' : undefined}
        aria-disabled={refused || undefined}
        aria-busy={loading || undefined}
        aria-haspopup={opensDialog ? 'dialog' : undefined}
        aria-describedby={disabledReason ? reasonId : undefined}
        onClick={press}
      >
        {loading ? <span className={styles.spinner} aria-hidden /> : null}
        {icon ? <Icon icon={icon} /> : null}
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
