import type { IconType } from './icons.ts';

export const iconSizes = { small: 16, medium: 20, large: 24 } as const;

export type IconProps = {
  /** One of `icons`. */
  icon: IconType;
  /** Width and height: 16, 20 or 24 px. @default 'small' */
  size?: keyof typeof iconSizes;
  /** Name of the icon for screen readers. Without it the icon is decoration. */
  label?: string;
};

/** A line icon in the colour of the text around it. */
export const Icon = ({ icon: Drawing, size = 'small', label }: IconProps) => (
  <Drawing
    size={iconSizes[size]}
    strokeWidth={1.75}
    aria-hidden={label ? undefined : true}
    aria-label={label}
    role={label ? 'img' : undefined}
    focusable="false"
  />
);
