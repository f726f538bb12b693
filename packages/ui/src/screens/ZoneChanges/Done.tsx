import { useTranslation } from 'react-i18next';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useTtlInWords } from '../../patterns/Zone/useTtlInWords.ts';
import { LostRecords } from './LostRecords.tsx';
import { StepList } from './StepList.tsx';
import type { DoneChanges } from './zoneChanges.ts';

/** How long others may still say what was there before, in seconds; null where nothing that was there changed. */
const rememberedFor = (steps: DoneChanges['steps']): number | null => {
  let longest: number | null = null;
  for (const { step, status } of steps) {
    if (status !== 'applied' || step.kind === 'add') continue;
    const ttl = step.kind === 'edit' ? step.before.ttl : step.record.ttl;
    if (ttl !== null) longest = Math.max(longest ?? 0, ttl);
  }
  return longest;
};

/** It is through: what is in force now, when everybody will see it, and the way back. */
export const Done = ({ view, domain }: { view: DoneChanges; domain: string }) => {
  const { t } = useTranslation('zoneChanges');
  const ttlInWords = useTtlInWords();
  const { state, steps, lost, onUndo, onLeave } = view;
  const ttl = rememberedFor(steps);
  const countOf = (wanted: string) => steps.filter(({ status }) => status === wanted).length;
  const [applied, unconfirmed] = [countOf('applied'), countOf('unconfirmed')];
  const left = steps.length - applied - unconfirmed;
  const words = [
    ...(applied > 0 ? [ttl === null ? t('done.soon') : t('done.remembered', { ttl: ttlInWords(ttl) })] : []),
    ...(left > 0 ? [t('done.left', { count: left })] : []),
    ...(unconfirmed > 0 ? [t('done.unconfirmed', { count: unconfirmed })] : []),
  ];
  return (
    <Stack space="large">
      <Banner
        variant="card"
        tone={applied > 0 ? 'positive' : 'caution'}
        title={applied > 0 ? t(`${state}.title`, { count: applied }) : t(`${state}.none`)}
      >
        {words.join(' ')}
      </Banner>
      <Inline>
        <Button onPress={onLeave}>{t('toRecords')}</Button>
        {onUndo ? (
          <Button variant="outline" tone="neutral" onPress={onUndo}>
            {t('undo.label')}
          </Button>
        ) : null}
      </Inline>
      {onUndo ? (
        <Text size="small" tone="muted">
          {t('undo.text')}
        </Text>
      ) : null}
      <LostRecords records={lost} domain={domain} told="after" />
      {steps.length > 0 ? (
        <Card title={t('steps')}>
          <StepList steps={steps} domain={domain} label={t('steps')} />
        </Card>
      ) : null}
    </Stack>
  );
};
