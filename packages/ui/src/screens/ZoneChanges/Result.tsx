import { useTranslation } from 'react-i18next';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useTtlInWords } from '../../patterns/Zone/useTtlInWords.ts';
import { Conflicts } from './Conflicts.tsx';
import { StepList } from './StepList.tsx';
import type { ChangesResult, ZoneChangesScreenProps } from './zoneChanges.ts';

/** The longest time in seconds for which resolvers may cache an old value; null if no old value changed. */
const cacheSecondsOf = (steps: ChangesResult['steps']): number | null => {
  let longest: number | null = null;
  for (const { step, status } of steps) {
    if (status !== 'applied' || step.kind === 'add') continue;
    const ttl = step.kind === 'edit' ? step.before.ttl : step.record.ttl;
    if (ttl !== null) longest = Math.max(longest ?? 0, ttl);
  }
  return longest;
};

type ResultProps = Pick<ZoneChangesScreenProps, 'returnHref'> & { view: ChangesResult; domain: string };

/** The end of a run: the applied steps, the time until resolvers see them, and the undo. */
export const Result = ({ view, domain, returnHref }: ResultProps) => {
  const { t } = useTranslation('zoneChanges');
  const ttlInWords = useTtlInWords();
  const { direction, steps, conflicts, actions } = view;
  const ttl = cacheSecondsOf(steps);
  const countOf = (wanted: string) => steps.filter(({ status }) => status === wanted).length;
  const [applied, unconfirmed] = [countOf('applied'), countOf('unconfirmed')];
  const left = steps.length - applied - unconfirmed;
  const words = [
    ...(applied > 0 ? [ttl === null ? t('result.soon') : t('result.remembered', { ttl: ttlInWords(ttl) })] : []),
    ...(left > 0 ? [t('result.left', { count: left })] : []),
    ...(unconfirmed > 0 ? [t('result.unconfirmed', { count: unconfirmed })] : []),
  ];
  return (
    <Stack space="large">
      <Banner
        variant="card"
        tone={applied > 0 ? 'positive' : 'caution'}
        title={applied > 0 ? t(`result.${direction}.title`, { count: applied }) : t(`result.${direction}.none`)}
      >
        {words.join(' ')}
      </Banner>
      <Inline>
        {returnHref ? <LinkButton href={returnHref}>{t('goBack')}</LinkButton> : null}
        {actions.map(({ name, onPress }, place) => (
          <Button
            key={name}
            {...(returnHref || place > 0 ? { variant: 'outline', tone: 'neutral' } : {})}
            onPress={onPress}
          >
            {name === 'leave' ? t('toRecords') : t('undo.label')}
          </Button>
        ))}
      </Inline>
      {actions.some(({ name }) => name === 'undo') ? (
        <Text size="small" tone="muted">
          {t('undo.text')}
        </Text>
      ) : null}
      <Conflicts conflicts={conflicts} domain={domain} moment="after" />
      {steps.length > 0 ? (
        <Card title={t('steps')}>
          <StepList steps={steps} domain={domain} label={t('steps')} />
        </Card>
      ) : null}
    </Stack>
  );
};
