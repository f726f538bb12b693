import { Banner } from '@may/ui/components/Banner/Banner.tsx';
import { Button } from '@may/ui/components/Button/Button.tsx';
import { Card } from '@may/ui/components/Card/Card.tsx';
import { Inline } from '@may/ui/components/Inline/Inline.tsx';
import { Stack } from '@may/ui/components/Stack/Stack.tsx';
import { Text } from '@may/ui/components/Text/Text.tsx';
import { useTranslation } from 'react-i18next';
import { Conflicts } from './Conflicts.tsx';
import { StepList } from './StepList.tsx';
import type { ChangesResult } from './zoneChanges.ts';

const labels = { review: 'result.review', leave: 'toRecords', undo: 'undo.label' } as const;

/** The end of a run: the applied steps, and the undo. */
export const Result = ({ view, domain }: { view: ChangesResult; domain: string }) => {
  const { t } = useTranslation('zoneChanges');
  const { direction, steps, conflicts, isKept, staged, actions } = view;
  const countOf = (wanted: string) => steps.filter(({ status }) => status === wanted).length;
  const [applied, unconfirmed] = [countOf('applied'), countOf('unconfirmed')];
  const left = steps.length - applied - unconfirmed;
  const words = [
    ...(applied > 0 ? [t('result.soon')] : []),
    ...(left > 0 ? [t('result.left', { count: left })] : []),
    ...(unconfirmed > 0 ? [t('result.unconfirmed', { count: unconfirmed })] : []),
  ];
  return (
    <Stack space="large">
      <Banner
        tone={applied > 0 ? 'positive' : 'caution'}
        title={applied > 0 ? t(`result.${direction}.title`, { count: applied }) : t(`result.${direction}.none`)}
      >
        {words.join(' ')}
      </Banner>
      {staged > 0 ? <Banner tone="caution">{t('result.staged', { count: staged })}</Banner> : null}
      <Inline>
        {actions.map(({ name, onPress }, place) => (
          <Button key={name} variant={place > 0 ? 'outline' : 'solid'} onPress={onPress}>
            {t(labels[name])}
          </Button>
        ))}
      </Inline>
      {isKept && actions.some(({ name }) => name === 'undo') ? <Text size="small">{t('undo.text')}</Text> : null}
      <Conflicts conflicts={conflicts} domain={domain} moment={direction === 'back' ? 'undo' : 'after'} />
      {steps.length > 0 ? (
        <Card title={t('steps')}>
          <StepList steps={steps} domain={domain} label={t('steps')} />
        </Card>
      ) : null}
    </Stack>
  );
};
