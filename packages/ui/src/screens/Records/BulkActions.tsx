import { isProxiable, ttlPresets } from '@may/domain';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { Menu } from '../../components/Menu/Menu.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useTtlInWords } from '../../patterns/Zone/useTtlInWords.ts';
import * as styles from './Records.css.ts';
import type { RecordRow } from './recordRows.ts';
import type { RecordActions, RecordsContent } from './records.ts';

type BulkActionsProps = Pick<RecordActions, 'onDelete' | 'onProxy' | 'onTtl'> & {
  rows: readonly RecordRow[];
  missing: RecordsContent['missing'];
  /** Clears the selection. */
  onDone: () => void;
};

/** The actions that stage a change of all selected records. */
export const BulkActions = ({ rows, missing, onDone, onDelete, onProxy, onTtl }: BulkActionsProps) => {
  const { t } = useTranslation('records');
  const inWords = useTtlInWords();
  // Records that are only staged need no call of the provider.
  const areOnlyStaged = rows.every(({ mark }) => mark === 'added');
  const ids = rows.map(({ id }) => id);
  const done = (stage: () => void) => () => {
    stage();
    onDone();
  };
  const trigger = (word: string) => (
    <span className={styles.fact}>
      {word}
      <Icon icon={icons.chevronDown} />
    </span>
  );
  const canEdit = areOnlyStaged || !missing.edit;
  return (
    <>
      <Button
        size="small"
        variant="outline"
        tone="critical"
        icon={<Icon icon={icons.delete} />}
        disabledReason={areOnlyStaged || !missing.delete ? undefined : t('missing.noDelete')}
        onPress={done(() => onDelete(ids))}
      >
        {t('delete')}
      </Button>
      {canEdit && rows.some(({ record }) => isProxiable(record.type)) ? (
        <Menu
          label={t('bulk.proxy')}
          trigger={trigger(t('columns.proxy'))}
          entries={[
            { kind: 'action', label: t('proxyOn'), icon: icons.proxied, onSelect: done(() => onProxy(ids, true)) },
            { kind: 'action', label: t('proxyOff'), icon: icons.direct, onSelect: done(() => onProxy(ids, false)) },
          ]}
        />
      ) : null}
      {canEdit ? (
        <Menu
          label={t('bulk.ttl')}
          trigger={trigger(t('columns.ttl'))}
          entries={ttlPresets.map((seconds) => ({
            kind: 'action',
            label: inWords(seconds),
            onSelect: done(() => onTtl(ids, seconds)),
          }))}
        />
      ) : (
        <Text as="span" size="small">
          {t('missing.noEdit')}
        </Text>
      )}
    </>
  );
};
