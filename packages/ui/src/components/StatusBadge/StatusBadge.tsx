import { toneIcons } from '../../private/toneIcons.ts';
import type { Tone } from '../../theme/tokens.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconType } from '../Icon/icons.ts';

export type StatusBadgeProps = {
  tone: Tone;
  /** The state in a word. */
  children: string;
  /** Another sign than the tone's own, e.g. a clock for what is pending. */
  icon?: IconType;
};

/** A state as colour, sign and word together, for a colour alone says nothing to many people. */
export const StatusBadge = ({ tone, children, icon = toneIcons[tone] }: StatusBadgeProps) => (
  <Badge tone={tone} icon={<Icon icon={icon} />}>
    {children}
  </Badge>
);
