import { type ChangeSet, zoneTextOf } from '@may/domain';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { ShowMoreList } from '../../patterns/Zone/ShowMoreList.tsx';
import * as styles from './ZoneChanges.css.ts';

/** The changes as removed and added lines of a zone file, to read or to send to the person who administers the domain. */
export const ZoneText = ({ changes }: { changes: ChangeSet }) => {
  const { t } = useTranslation(['zoneChanges', 'common']);
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const lines = useMemo(() => zoneTextOf(changes).map((line, index) => ({ ...line, index })), [changes]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(lines.map(({ sign, text }) => `${sign} ${text}`).join('\n'));
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  };
  return (
    <Stack space="small">
      <ShowMoreList
        className={styles.text}
        label={t('review.text')}
        items={lines}
        render={({ sign, text, index }) => (
          <li key={index} className={styles.textLine({ sign })}>
            {sign} {text.replaceAll('\t', '  ')}
          </li>
        )}
      />
      <Inline>
        <Button size="small" variant="outline" tone="neutral" icon={<Icon icon={icons.copy} />} onPress={copy}>
          {t('common:copy')}
        </Button>
        <span role="status">
          {outcome ? (
            <Text as="span" size="small" tone="muted">
              {t(outcome === 'copied' ? 'common:copied' : 'review.notCopied')}
            </Text>
          ) : null}
        </span>
      </Inline>
    </Stack>
  );
};
