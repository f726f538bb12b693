import { type LayoutElementProps, layoutElement } from '../../private/layoutElement.ts';
import type { Space } from '../../theme/spaceVariants.ts';
import * as styles from './Stack.css.ts';

export type StackProps = LayoutElementProps & {
  /** Gap between children. @default 'medium' */
  space?: Space;
  align?: 'start' | 'center' | 'end' | 'stretch';
};

/** Children in a column with the same space between them. */
export const Stack = ({ space = 'medium', align, ...element }: StackProps) =>
  layoutElement(element, styles.stack({ space, align }));
