import { type FindingCode, sizeOfChanges } from '@may/domain';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { Grid } from '../../components/Grid/Grid.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Tabs } from '../../components/Tabs/Tabs.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { ChangeList } from '../../patterns/Zone/ChangeList.tsx';
import { FindingList } from '../../patterns/Zone/FindingList.tsx';
import { useChangeCounts } from '../../patterns/Zone/useChangeCounts.ts';
import type { ZoneHrefs } from '../../patterns/Zone/zone.ts';
import { ReviewNotes } from './ReviewNotes.tsx';
import * as styles from './ZoneChanges.css.ts';
import { ZoneText } from './ZoneText.tsx';
import type { ReviewingChanges } from './zoneChanges.ts';

const grave = ['mailWouldStop', 'rootNameserversTouched', 'manyDeleted'] as const satisfies readonly FindingCode[];

type ReviewingProps = {
  view: ReviewingChanges;
  domain: string;
  hrefs: ZoneHrefs;
};

/** Everything that would change, what the rules say of it, and the one press that applies it. */
export const Reviewing = ({ view, domain, hrefs }: ReviewingProps) => {
  const { t } = useTranslation('zoneChanges');
  const say = useChangeCounts();
  const { changes, replaced, missing, isUndo, onConfirm, onTakeBack, onDiscard } = view;
  // What was so before is told on the list of records, and keeps nobody from mending something else.
  const findings = view.findings.filter(({ isNew }) => isNew);
  const [isUnderstood, setUnderstood] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const obstacles = useRef<HTMLDivElement>(null);
  const consent = useRef<HTMLDivElement>(null);
  const count = sizeOfChanges(changes);
  const isImpossible = {
    edit: missing.edit && changes.edited.length > 0,
    delete: missing.delete && changes.deleted.length + replaced.length > 0,
  };
  const blocking = findings.filter(({ severity }) => severity === 'blocking').length;
  const isBlocked = blocking > 0 || isImpossible.edit || isImpossible.delete;
  const asked = grave.filter((code) => findings.some((finding) => finding.code === code));
  const confirm = () => {
    if (isBlocked) {
      obstacles.current?.focus();
      return;
    }
    if (asked.length > 0 && !isUnderstood) {
      setAsked(true);
      consent.current?.querySelector<HTMLElement>('[role=checkbox]')?.focus();
      return;
    }
    onConfirm();
  };
  return (
    <Grid columns="mainAside" space="large">
      <Stack space="large">
        <ReviewNotes view={view} domain={domain} />
        {isBlocked || findings.length > 0 ? (
          <div ref={obstacles} tabIndex={-1} className={styles.place}>
            <Stack space="large">
              {(['edit', 'delete'] as const).map((kind) =>
                isImpossible[kind] ? (
                  <Banner key={kind} variant="card" tone="critical" title={t(`review.missing.${kind}.title`)}>
                    {t(`review.missing.${kind}.text`)}
                  </Banner>
                ) : null,
              )}
              {findings.length > 0 ? (
                <Card title={t('review.findings')}>
                  <FindingList findings={findings} domain={domain} />
                </Card>
              ) : null}
            </Stack>
          </div>
        ) : null}
        {count > 0 ? (
          <Card title={t('review.changes')} description={say(changes)}>
            <Tabs
              label={t('review.changes')}
              items={[
                {
                  value: 'words',
                  label: t('review.words'),
                  content: (
                    <ChangeList changes={changes} domain={domain} label={t('review.changes')} onTakeBack={onTakeBack} />
                  ),
                },
                { value: 'text', label: t('review.text'), content: <ZoneText changes={changes} /> },
              ]}
            />
          </Card>
        ) : null}
      </Stack>
      <div className={styles.beside}>
        <Card
          title={count > 0 ? t('review.apply', { count }) : t(isUndo ? 'review.nothingLeftUndo' : 'review.nothingLeft')}
          description={say(changes)}
        >
          <Stack space="medium">
            {count > 0 ? (
              <Text size="small" tone="muted">
                {t(isUndo ? 'review.nothingYetUndo' : 'review.nothingYet')}
              </Text>
            ) : null}
            {asked.length > 0 && !isBlocked ? (
              <div ref={consent}>
                <Checkbox
                  label={t('review.understand')}
                  hint={asked.map((code) => t(`review.consequence.${code}`)).join(' ')}
                  checked={isUnderstood}
                  onCheckedChange={setUnderstood}
                  error={isAsked && !isUnderstood ? t('review.understandFirst') : undefined}
                />
              </div>
            ) : null}
            {isBlocked ? (
              <Text size="small" tone="critical" weight="medium">
                {blocking > 0 ? t('review.blocked', { count: blocking }) : t('review.impossible')}
              </Text>
            ) : null}
            <Stack space="xsmall">
              {count > 0 ? (
                <Button stretch onPress={confirm} icon={isBlocked ? <Icon glyph={icons.alert} /> : undefined}>
                  {isBlocked ? t('review.seeObstacles') : t('review.confirm', { count })}
                </Button>
              ) : null}
              <LinkButton href={hrefs.records} variant="outline" tone="neutral" stretch>
                {t('toRecords')}
              </LinkButton>
              <Button variant="ghost" tone="neutral" stretch onPress={onDiscard}>
                {t(isUndo ? 'review.discardUndo' : 'review.discard')}
              </Button>
            </Stack>
          </Stack>
        </Card>
      </div>
    </Grid>
  );
};
