import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { StepList } from './StepList.tsx';
import * as styles from './ZoneChanges.css.ts';
import type { RunningChanges } from './zoneChanges.ts';

/** How far the changes are; what is on its way comes first in a long run. */
export const Running = ({ view, domain }: { view: RunningChanges; domain: string }) => {
  const { t } = useTranslation('zoneChanges');
  const { steps, direction, phase, onStop } = view;
  const done = steps.filter(({ status }) => status !== 'waiting' && status !== 'sending').length;
  const first = Math.max(0, done - 3);
  const said = t(phase === 'checking' ? 'running.checking' : `running.${direction}`, { done, total: steps.length });
  return (
    <Card
      title={t(`running.title.${direction}`)}
      action={
        <Button variant="outline" tone="neutral" onPress={onStop}>
          {t('running.stop')}
        </Button>
      }
    >
      <Stack space="large">
        <Stack space="xsmall">
          <progress
            className={styles.progress}
            aria-label={t(`running.title.${direction}`)}
            value={done}
            max={steps.length}
          />
          <div role="status">
            <Text tabular weight="medium">
              {said}
            </Text>
          </div>
          <Text size="small" tone="muted">
            {t('running.text')}
          </Text>
        </Stack>
        {first > 0 ? (
          <Text size="small" tone="muted">
            {t('running.before', { count: first })}
          </Text>
        ) : null}
        <StepList steps={steps.slice(first)} domain={domain} label={t('steps')} />
      </Stack>
    </Card>
  );
};
