import type { Tone } from '../../theme/tokens.ts';
import { Badge } from '../Badge/Badge.tsx';
import type { IconType } from '../Icon/icons.ts';
import { toneIcons } from '../Icon/toneIcons.ts';

export type StatusBadgeProps = {
  tone: Tone;
  /** The state in one word. */
  children: string;
  /** Icon in place of the tone's icon, e.g. a clock for a pending state. */
  icon?: IconType;
};

/** A state as colour, icon and word together, because many people cannot tell the colours apart. */
export const StatusBadge = ({ tone, children, icon = toneIcons[tone] }: StatusBadgeProps) => (
  <Badge tone={tone} icon={icon}>
    {children}
  </Badge>
);
