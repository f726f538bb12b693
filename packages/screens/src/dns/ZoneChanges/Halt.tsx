import type { StepStatus } from '@may/domain/dns/stepProgress.ts';
import { Banner } from '@may/ui/components/Banner/Banner.tsx';
import { Button } from '@may/ui/components/Button/Button.tsx';
import { Card } from '@may/ui/components/Card/Card.tsx';
import { Grid } from '@may/ui/components/Grid/Grid.tsx';
import { Stack } from '@may/ui/components/Stack/Stack.tsx';
import { Text } from '@may/ui/components/Text/Text.tsx';
import { tellError } from '@may/ui/errors/tellError.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Conflicts } from './Conflicts.tsx';
import { StepList } from './StepList.tsx';
import * as styles from './ZoneChanges.css.ts';
import type { ChangesHalt } from './zoneChanges.ts';

const groups = ['unknown', 'notInForce', 'inForce'] as const;

const groupOf: Record<StepStatus, (typeof groups)[number]> = {
  waiting: 'notInForce',
  sending: 'unknown',
  accepted: 'unknown',
  applied: 'inForce',
  refused: 'notInForce',
  unknown: 'unknown',
  notApplied: 'notInForce',
  unclear: 'unknown',
  skipped: 'notInForce',
  unconfirmed: 'unknown',
};

/** The words of a halt; the customer's own stop is no error. */
const wordsOf = (reason: ChangesHalt['reason'], t: TFunction<'zoneChanges'>) => {
  if (reason === 'stopped')
    return { tone: 'caution', title: t('halt.stopped.title'), text: t('halt.stopped.text') } as const;
  if (reason === 'refused' || reason === 'notOffered')
    return { tone: 'critical', ...tellError(t, `zoneChanges:halt.${reason}`) } as const;
  return { tone: 'caution', ...tellError(t, `zoneChanges:halt.${reason}`) } as const;
};

/** A halted run: its reason, its actions, and its steps by group. */
export const Halt = ({ view, domain }: { view: ChangesHalt; domain: string }) => {
  const { t } = useTranslation('zoneChanges');
  const { steps, direction, conflicts, reason, isFound, actions } = view;
  const { text, ...look } = wordsOf(reason, t);
  const rowsOf = Map.groupBy(steps, ({ status }) => groupOf[status]);
  return (
    <Stack space="large">
      <Banner {...look}>
        {isFound && reason !== 'found' && reason !== 'signedOut' ? `${t('halt.afterReload')} ` : ''}
        {text}
      </Banner>
      <Grid columns="mainAside" space="large">
        <div className={styles.firstOnPhone}>
          <Card title={t('halt.ways')}>
            <div className={styles.ways}>
              {actions.map(({ name, onPress }, place) => (
                <div key={name} className={styles.way}>
                  <Button stretch variant={place === 0 ? 'solid' : 'outline'} onPress={onPress}>
                    {t(`way.${name}.${direction}.label`)}
                  </Button>
                  <Text size="small">{t(`way.${name}.${direction}.text`)}</Text>
                </div>
              ))}
            </div>
          </Card>
        </div>
        <Stack space="large">
          <Conflicts conflicts={conflicts} domain={domain} moment={direction === 'back' ? 'undo' : 'after'} />
          {groups.map((group) => {
            const rows = rowsOf.get(group);
            if (!rows) return null;
            const title = t(`group.${group}.title`, { count: rows.length });
            return (
              <Card key={group} title={title} description={t(`group.${group}.${direction}`)}>
                <StepList steps={rows} domain={domain} label={title} />
              </Card>
            );
          })}
        </Stack>
      </Grid>
    </Stack>
  );
};
