import { Button } from '@may/ui/components/Button/Button.tsx';
import { Card } from '@may/ui/components/Card/Card.tsx';
import { Stack } from '@may/ui/components/Stack/Stack.tsx';
import { Text } from '@may/ui/components/Text/Text.tsx';
import { useTranslation } from 'react-i18next';
import { StepList } from './StepList.tsx';
import * as styles from './ZoneChanges.css.ts';
import type { ChangesProgress } from './zoneChanges.ts';

/** The steps of a run and their count; the list starts three steps before the current one. */
export const Progress = ({ view, domain }: { view: ChangesProgress; domain: string }) => {
  const { t } = useTranslation('zoneChanges');
  const { steps, direction, phase, actions } = view;
  const done = steps.filter(({ status }) => status !== 'waiting' && status !== 'sending').length;
  const first = Math.max(0, done - 3);
  const said = t(phase === 'checking' ? 'progress.checking' : `progress.${direction}`, { done, total: steps.length });
  return (
    <Card
      title={t(`progress.title.${direction}`)}
      action={actions.map(({ name, onPress }) => (
        <Button key={name} variant="outline" onPress={onPress}>
          {t(`progress.${name}`)}
        </Button>
      ))}
    >
      <Stack space="large">
        <Stack space="xsmall">
          <progress
            className={styles.progress}
            aria-label={t(`progress.title.${direction}`)}
            value={done}
            max={steps.length}
          />
          <div role="status">
            <Text tabular weight="medium">
              {said}
            </Text>
          </div>
          <Text size="small">{t('progress.text')}</Text>
        </Stack>
        {first > 0 ? <Text size="small">{t('progress.before', { count: first })}</Text> : null}
        {/* Each step draws these rows again. */}
        <StepList steps={steps.slice(first)} domain={domain} label={t('steps')} shownAtOnce={20} />
      </Stack>
    </Card>
  );
};
