import type { ReactNode } from 'react';
import type { IconType } from '../Icon/icons.ts';

type MenuAction = {
  kind: 'action';
  /** Verb that names the action. */
  label: string;
  icon?: IconType;
  onSelect: () => void;
};

export type MenuChoices = {
  kind: 'choices';
  /** Name of the group for screen readers. */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  /** `lang` is the BCP-47 tag of a label in another language; `note` says a few words about the choice. */
  options: readonly { value: string; label: string; picture?: ReactNode; lang?: string; note?: string }[];
};

export type MenuEntry =
  | MenuAction
  | { kind: 'link'; label: string; href: string }
  | MenuChoices
  | { kind: 'separator' }
  | { kind: 'text'; title?: string; text: ReactNode };
