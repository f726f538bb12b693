import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../../common/visuallyHidden.css.ts';
import { Button } from '../Button/Button.tsx';
import { RowCheckbox } from './RowCheckbox.tsx';
import * as styles from './Selection.css.ts';

type SelectionBarProps = {
  /** Number of found rows that can be chosen. */
  choosable: number;
  chosen: number;
  state: 'none' | 'some' | 'all';
  onChooseAll: (on: boolean) => void;
  /** Actions on the chosen rows. */
  children: ReactNode;
};

/** A checkbox for all found rows, the number of chosen rows, and the actions on them. */
export const SelectionBar = ({ choosable, chosen, state, onChooseAll, children }: SelectionBarProps) => {
  const { t } = useTranslation('table');
  return (
    <section className={styles.bar} aria-label={t('selectionBar')} data-active={chosen > 0 ? '' : undefined}>
      <RowCheckbox
        showsLabel
        label={chosen > 0 ? t('selected', { count: chosen }) : t('selectAll', { count: choosable })}
        checked={state === 'all'}
        mixed={state === 'some'}
        onChange={() => onChooseAll(state !== 'all')}
      />
      <span className={visuallyHidden} role="status">
        {chosen > 0 ? t('selected', { count: chosen }) : ''}
      </span>
      {chosen > 0 ? (
        <div className={styles.actions}>
          {children}
          <Button size="small" variant="ghost" onPress={() => onChooseAll(false)}>
            {t('selectNone')}
          </Button>
        </div>
      ) : null}
    </section>
  );
};
