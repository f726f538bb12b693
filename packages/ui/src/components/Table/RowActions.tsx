import { visuallyHidden } from '../../common/visuallyHidden.css.ts';
import { Button } from '../Button/Button.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import * as styles from './RowActions.css.ts';

type RowAction = { label: string } & (
  | { href: string; external?: boolean }
  | { onPress: () => void; tone?: 'critical'; loading?: boolean }
);

type RowActionsProps = {
  /** Name of the row, which screen readers hear after each label. */
  of?: string;
  actions: readonly RowAction[];
  /** Words in place of no action; a phone has no room for them. */
  none?: string;
};

/** The actions of a row, in the one style of all lists. */
export const RowActions = ({ of, actions, none }: RowActionsProps) => (
  <span className={actions.length > 0 ? styles.actions : styles.none}>
    {actions.length > 0 ? null : none}
    {actions.map(({ label, ...action }) => {
      const look = { size: 'small', variant: 'ghost', tone: 'brand', ...action } as const;
      const words = (
        <>
          {label}
          {of ? <span className={visuallyHidden}> {of}</span> : null}
        </>
      );
      return 'href' in look ? (
        <LinkButton key={label} {...look}>
          {words}
        </LinkButton>
      ) : (
        <Button key={label} {...look}>
          {words}
        </Button>
      );
    })}
  </span>
);
