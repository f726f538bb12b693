import { useTranslation } from 'react-i18next';
import { Card } from '../../components/Card/Card.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { StatusBadge } from '../../components/StatusBadge/StatusBadge.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { CutList } from '../Zone/CutList.tsx';
import * as styles from './ZoneImport.css.ts';
import type { ReadFile } from './zoneImport.ts';

const linesShown = 12;

/** What was read of a file; nothing that was not is left out silently. */
export const FileReport = ({ file }: { file: ReadFile }) => {
  const { t } = useTranslation('zoneImport');
  const { records, unread, adjusted, skipped } = file;
  const lines = adjusted.slice(0, linesShown).join(', ') + (adjusted.length > linesShown ? '…' : '');
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
        {skipped > 0 ? (
          <Text size="small" tone="muted">
            {t('read.skipped', { count: skipped })}
          </Text>
        ) : null}
        {adjusted.length > 0 ? (
          <Text size="small" tone="muted">
            {t('read.adjusted', { count: adjusted.length, lines })}
          </Text>
        ) : null}
        {unread.length > 0 ? (
          <Stack space="xsmall">
            <Text weight="medium">{t('read.unreadTitle')}</Text>
            <CutList
              className={styles.unread}
              label={t('read.unreadTitle')}
              items={unread}
              shownAtOnce={10}
              render={({ line, text, reason }) => (
                <li key={line} className={styles.unreadLine}>
                  <Text as="span" size="small" tone="muted" tabular>
                    {t('read.line', { line })}
                  </Text>
                  <code className={styles.code}>{text.trim()}</code>
                  <span className={styles.reason}>
                    <Text as="span" size="small">
                      {t(`reason.${reason}`)}
                    </Text>
                  </span>
                </li>
              )}
            />
          </Stack>
        ) : null}
      </Stack>
    </Card>
  );
};
