import type { IconType } from '../Icon/icons.ts';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { Button, type ButtonLook } from './Button.tsx';

/** A next step: a link to another page, or an action on this one. */
export type Way = { label: string; icon?: IconType } & ({ href: string } | { onPress: () => void; busy?: boolean });

/** A next step as a link or a button, which look the same. */
export const WayButton = ({ way: { label, icon, ...way }, ...look }: ButtonLook & { way: Way }) =>
  'href' in way ? (
    <LinkButton href={way.href} icon={icon} {...look}>
      {label}
    </LinkButton>
  ) : (
    <Button icon={icon} loading={way.busy} onPress={way.onPress} {...look}>
      {label}
    </Button>
  );
