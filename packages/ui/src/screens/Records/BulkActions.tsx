import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import type { RecordRow } from './recordRows.ts';
import type { RecordActions, RecordsContent } from './records.ts';

type BulkActionsProps = Pick<RecordActions, 'onDelete'> & {
  rows: readonly RecordRow[];
  missing: RecordsContent['missing'];
  /** Clears the selection. */
  onDone: () => void;
};

/** Stages the deletion of all selected records. */
export const BulkActions = ({ rows, missing, onDone, onDelete }: BulkActionsProps) => {
  const { t } = useTranslation('records');
  // Records that are only staged need no call of the provider.
  const areOnlyStaged = rows.every(({ mark }) => mark === 'added');
  return (
    <Button
      size="small"
      variant="outline"
      tone="critical"
      icon={<Icon icon={icons.delete} />}
      disabledReason={areOnlyStaged || !missing.delete ? undefined : t('missing.noDelete')}
      onPress={() => {
        onDelete(rows.map(({ id }) => id));
        onDone();
      }}
    >
      {t('delete')}
    </Button>
  );
};
