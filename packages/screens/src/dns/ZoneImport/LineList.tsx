import { Stack } from '@may/ui/components/Stack/Stack.tsx';
import { Text } from '@may/ui/components/Text/Text.tsx';
import { useTranslation } from 'react-i18next';
import { ShowMoreList } from '../Zone/ShowMoreList.tsx';
import * as styles from './ZoneImport.css.ts';

type NamedLine = {
  line: number;
  text: string;
  /** The reason for listing the line, in words. */
  reason: string;
};

/** Lines of a file with number, text and reason. */
export const LineList = ({ title, lines }: { title: string; lines: readonly NamedLine[] }) => {
  const { t } = useTranslation('zoneImport');
  if (lines.length === 0) return null;
  return (
    <Stack space="xsmall">
      <Text weight="medium">{title}</Text>
      <ShowMoreList
        label={title}
        items={lines}
        shownAtOnce={10}
        render={({ line, text, reason }) => (
          <li key={line} className={styles.unreadLine}>
            <Text as="span" size="small" tabular>
              {t('read.line', { line })}
            </Text>
            <code className={styles.code}>{text.trim()}</code>
            <span className={styles.reason}>
              <Text tone="neutral" as="span" size="small">
                {reason}
              </Text>
            </span>
          </li>
        )}
      />
    </Stack>
  );
};
