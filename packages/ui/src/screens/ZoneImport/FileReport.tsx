import { useTranslation } from 'react-i18next';
import { Card } from '../../components/Card/Card.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { StatusBadge } from '../../components/StatusBadge/StatusBadge.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useList } from '../../i18n/useList.ts';
import { LineList } from './LineList.tsx';
import type { ReadFile } from './zoneImport.ts';

const linesShown = 12;

/** The count of records in a file, and its unread, adjusted and skipped lines. */
export const FileReport = ({ file }: { file: ReadFile }) => {
  const { t } = useTranslation('zoneImport');
  const list = useList();
  const { records, unread, skipped, hasUnknownFields } = file;
  const notes = [
    ...(skipped > 0 ? [t('read.skipped', { count: skipped })] : []),
    ...(['adjusted', 'automatic', 'repeated'] as const).flatMap((note) => {
      const count = file[note].length;
      const lines = list(file[note].map(String), linesShown);
      return count > 0 ? [t(`read.${note}`, { count, lines })] : [];
    }),
    ...(hasUnknownFields ? [t('read.unknownFields')] : []),
  ];
  return (
    <Card title={t('read.title')}>
      <Stack space="medium">
        <div role="status">
          <Inline space="xsmall">
            <StatusBadge tone={records > 0 ? 'positive' : 'neutral'}>
              {t('read.records', { count: records })}
            </StatusBadge>
            {unread.length > 0 ? (
              <StatusBadge tone="caution">{t('read.unread', { count: unread.length })}</StatusBadge>
            ) : null}
          </Inline>
        </div>
        {notes.map((note) => (
          <Text key={note} size="small" tone="muted">
            {note}
          </Text>
        ))}
        <LineList
          title={t('read.unreadTitle')}
          lines={unread.map((entry) => ({ ...entry, reason: t(`reason.${entry.reason}`) }))}
        />
      </Stack>
    </Card>
  );
};
