import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button/Button.tsx';
import * as icons from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { TableList } from './DataTable.tsx';
import * as styles from './Selection.css.ts';
import { useSelection } from './useSelection.ts';
import { type ChoosableRows, Selection, useSelectionColumn } from './useSelectionColumn.tsx';

export type SelectableProps<Row> = ChoosableRows<Row> & {
  /** The table that chooses its rows. */
  list: TableList<Row>;
  /** Actions on the chosen rows; `clear` empties the choice. */
  actions: (rows: readonly Row[], clear: () => void) => ReactNode;
};

/**
 * Lets the customer choose rows of a table for an action on all of them, in a bar at the lower edge of the screen. A file of its own, because most
 * tables choose no rows.
 */
export const Selectable = <Row,>({ list, actions, ...choosable }: SelectableProps<Row>) => {
  const { t } = useTranslation('table');
  const chosen = useSelection(list, choosable.isSelectable);
  const columns = useSelectionColumn(list, choosable);
  const count = chosen.rows.length;
  const table = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLElement>(null);
  // The pressed button leaves with the choice: the focus goes to what stays.
  const chooseAll = (on: boolean) => {
    (on ? bar : table).current?.focus({ preventScroll: true });
    chosen.chooseAll(on);
  };
  const clear = () => chooseAll(false);
  return (
    <Selection value={chosen}>
      <div ref={table} tabIndex={-1} className={styles.rows}>
        {list.draw(columns)}
      </div>
      <section
        ref={bar}
        tabIndex={-1}
        className={styles.bar}
        aria-label={t('selectionBar')}
        data-active={count > 0 ? '' : undefined}
      >
        {count > 0 ? <IconButton icon={icons.close} size="small" aria-label={t('selectNone')} onPress={clear} /> : null}
        <span role="status">{count > 0 ? t('selected', { count }) : ''}</span>
        {count > 0 ? (
          <div className={styles.actions}>
            {chosen.state === 'all' ? null : (
              <Button size="small" variant="ghost" onPress={() => chooseAll(true)}>
                {t('selectAll', { count: chosen.choosable })}
              </Button>
            )}
            {actions(chosen.rows, clear)}
          </div>
        ) : null}
      </section>
    </Selection>
  );
};
