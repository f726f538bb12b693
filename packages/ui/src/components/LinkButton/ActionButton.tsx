import { Button, type ButtonLook } from '../Button/Button.tsx';
import type { IconType } from '../Icon/icons.ts';
import { LinkButton } from './LinkButton.tsx';

/** A next step: a link to another page, or an action on this one. */
export type NextAction = { label: string; icon?: IconType } & (
  | { href: string }
  | { onPress: () => void; busy?: boolean }
);

/** A next step as a link or a button, which look the same. */
export const ActionButton = ({ action: { label, icon, ...action }, ...look }: ButtonLook & { action: NextAction }) =>
  'href' in action ? (
    <LinkButton href={action.href} icon={icon} {...look}>
      {label}
    </LinkButton>
  ) : (
    <Button icon={icon} loading={action.busy} onPress={action.onPress} {...look}>
      {label}
    </Button>
  );
