import type { StepProgress } from '@may/domain';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Grid } from '../../components/Grid/Grid.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { LostRecords } from './LostRecords.tsx';
import { StepList } from './StepList.tsx';
import * as styles from './ZoneChanges.css.ts';
import type { HaltedChanges } from './zoneChanges.ts';

type Standing = 'unknown' | 'notInForce' | 'inForce';

const standingOf = ({ status }: StepProgress): Standing => {
  if (status === 'applied') return 'inForce';
  return status === 'refused' || status === 'notApplied' || status === 'waiting' || status === 'skipped'
    ? 'notInForce'
    : 'unknown';
};

/** What it halted for, the plainest reason first. */
const reasonOf = ({ steps, isFound, isUnread }: HaltedChanges) => {
  const has = (kind: NonNullable<StepProgress['error']>['kind']) =>
    steps.some((row) => standingOf(row) !== 'inForce' && row.error?.kind === kind);
  if (has('signedOut')) return 'signedOut';
  if (has('notOffered')) return 'notOffered';
  if (steps.some(({ status }) => status === 'refused')) return 'refused';
  if (has('unconfirmed')) return 'unconfirmed';
  if (steps.some(({ status }) => status === 'unknown' || status === 'unclear' || status === 'accepted'))
    return 'unknown';
  if (isUnread) return 'unread';
  if (isFound) return 'found';
  return steps.some(({ status }) => status === 'notApplied') ? 'notApplied' : 'stopped';
};

/** Exactly what is in force and what is not, and the ways on. */
export const Halted = ({ view, domain }: { view: HaltedChanges; domain: string }) => {
  const { t } = useTranslation('zoneChanges');
  const { steps, direction, lost, isFound, can } = view;
  const reason = reasonOf(view);
  const groups = (['unknown', 'notInForce', 'inForce'] as const)
    .map((standing) => ({ standing, rows: steps.filter((row) => standingOf(row) === standing) }))
    .filter(({ rows }) => rows.length > 0);
  const goOn = { name: 'goOn', on: view.onGoOn } as const;
  const skip = { name: 'skip', on: view.onSkip } as const;
  const ways = [
    // To send again what the provider has no call for helps nobody.
    ...(reason === 'notOffered' ? [skip, goOn] : [goOn, skip]),
    { name: 'check', on: view.onCheck } as const,
    { name: 'goBack', on: view.onGoBack } as const,
    { name: 'leave', on: view.onLeave } as const,
  ];
  const open = ways.filter(({ name }) => can[name]);
  return (
    <Stack space="large">
      <Banner
        variant="card"
        tone={reason === 'refused' || reason === 'notOffered' ? 'critical' : 'caution'}
        title={t(`halted.${reason}.title`)}
      >
        {isFound && reason !== 'found' && reason !== 'signedOut' ? `${t('halted.afterReload')} ` : ''}
        {t(`halted.${reason}.text`)}
      </Banner>
      <Grid columns="mainAside" space="large">
        <div className={styles.firstOnPhone}>
          <Card title={t('halted.ways')}>
            <div className={styles.ways}>
              {open.map(({ name, on }, place) => (
                <div key={name} className={styles.way}>
                  <Button
                    stretch
                    variant={place === 0 ? 'solid' : 'outline'}
                    tone={place === 0 ? 'brand' : 'neutral'}
                    onPress={on}
                  >
                    {t(`way.${name}.${direction}.label`)}
                  </Button>
                  <Text size="small" tone="muted">
                    {t(`way.${name}.${direction}.text`)}
                  </Text>
                </div>
              ))}
            </div>
          </Card>
        </div>
        <Stack space="large">
          <LostRecords records={lost} domain={domain} told="after" />
          {groups.map(({ standing, rows }) => (
            <Card
              key={standing}
              title={t(`standing.${standing}.title`, { count: rows.length })}
              description={t(`standing.${standing}.${direction}`)}
            >
              <StepList steps={rows} domain={domain} label={t(`standing.${standing}.title`, { count: rows.length })} />
            </Card>
          ))}
        </Stack>
      </Grid>
    </Stack>
  );
};
