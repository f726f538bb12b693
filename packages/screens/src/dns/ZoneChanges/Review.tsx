import { sizeOfChanges } from '@may/domain/dns/changeSet.ts';
import { fullNameOf } from '@may/domain/dns/names.ts';
import { useOfflineReason } from '@may/ui/common/useOfflineReason.ts';
import { Banner } from '@may/ui/components/Banner/Banner.tsx';
import { Button } from '@may/ui/components/Button/Button.tsx';
import { Card } from '@may/ui/components/Card/Card.tsx';
import { Checkbox } from '@may/ui/components/Checkbox/Checkbox.tsx';
import { Grid } from '@may/ui/components/Grid/Grid.tsx';
import * as icons from '@may/ui/components/Icon/icons.ts';
import { LinkButton } from '@may/ui/components/LinkButton/LinkButton.tsx';
import { Stack } from '@may/ui/components/Stack/Stack.tsx';
import { Text } from '@may/ui/components/Text/Text.tsx';
import { tellError } from '@may/ui/errors/tellError.ts';
import { useList } from '@may/ui/i18n/useList.ts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeList } from '../Zone/ChangeList.tsx';
import { FindingList } from '../Zone/FindingList.tsx';
import { useChangeCounts } from '../Zone/useChangeCounts.ts';
import type { ZoneHrefs } from '../Zone/zone.ts';
import { Conflicts } from './Conflicts.tsx';
import * as styles from './ZoneChanges.css.ts';
import type { ChangesReview } from './zoneChanges.ts';

type ReviewProps = {
  view: ChangesReview;
  domain: string;
  hrefs: ZoneHrefs;
};

/** The changes, their findings, and the button that applies them. */
export const Review = ({ view, domain, hrefs }: ReviewProps) => {
  const { t } = useTranslation('zoneChanges');
  const offline = useOfflineReason();
  const say = useChangeCounts();
  const { changes, findings, conflicts, isUndo, isUnread, confirm, onTakeBack, onDiscard } = view;
  const { consent, onPress } = confirm;
  const mailless = findings.filter(({ code }) => code === 'mailWouldStop');
  const names = useList()(
    mailless.map(({ name }) => fullNameOf(name, domain)),
    3,
  );
  const [isRefused, setRefused] = useState(false);
  const obstacles = useRef<HTMLDivElement>(null);
  const consentBox = useRef<HTMLDivElement>(null);
  const unread = tellError(t, 'zoneChanges:review.unread');
  const count = sizeOfChanges(changes);
  const blocking = findings.filter(({ severity }) => severity === 'blocking').length;
  const isBlocked = blocking > 0;
  const isWhole = conflicts.length === 0;
  const focusObstacle = () => {
    if (isBlocked) obstacles.current?.focus();
    else {
      setRefused(true);
      consentBox.current?.querySelector('input')?.focus();
    }
  };
  return (
    <Grid columns="mainAside" space="large">
      <Stack space="large">
        {isUndo ? (
          <Banner tone="brand" title={t('review.undo')}>
            {isWhole ? t('review.undoText') : null}
          </Banner>
        ) : null}
        {isUnread ? (
          <Banner tone="caution" title={unread.title}>
            {unread.text}
          </Banner>
        ) : null}
        <Conflicts conflicts={conflicts} domain={domain} moment={isUndo ? 'undo' : 'review'} />
        {findings.length > 0 ? (
          <div ref={obstacles} tabIndex={-1} className={styles.place}>
            <Card title={t('review.findings')}>
              <FindingList findings={findings} domain={domain} />
            </Card>
          </div>
        ) : null}
        {count > 0 ? (
          <Card title={t('review.changes')} description={say(changes)}>
            <ChangeList changes={changes} domain={domain} label={t('review.changes')} onTakeBack={onTakeBack} />
          </Card>
        ) : null}
      </Stack>
      <div className={styles.beside}>
        <Card
          title={count > 0 ? t('review.apply', { count }) : t(isUndo ? 'review.nothingLeftUndo' : 'review.nothingLeft')}
          description={say(changes)}
        >
          <Stack>
            {count > 0 ? (
              <Text size="small">{t(isUndo && isWhole ? 'review.nothingYetUndo' : 'review.nothingYet')}</Text>
            ) : null}
            {consent ? (
              <div ref={consentBox}>
                <Checkbox
                  label={t('review.understand')}
                  hint={consent.graves.map((code) => t(`review.consequence.${code}`, { names })).join(' ')}
                  checked={consent.isGiven}
                  onCheckedChange={consent.onChange}
                  error={isRefused && !consent.isGiven ? t('review.understandFirst') : undefined}
                />
              </div>
            ) : null}
            {isBlocked ? (
              <Text size="small" tone="critical" weight="medium">
                {t('review.blocked', { count: blocking })}
              </Text>
            ) : null}
            <Stack space="xsmall">
              {count > 0 ? (
                <Button
                  stretch
                  disabledReason={onPress ? offline : undefined}
                  onPress={onPress ?? focusObstacle}
                  icon={isBlocked ? icons.alert : undefined}
                >
                  {isBlocked ? t('review.seeObstacles') : t('review.confirm', { count })}
                </Button>
              ) : null}
              <LinkButton href={hrefs.records} variant="outline" stretch>
                {t('toRecords')}
              </LinkButton>
              <Button variant="ghost" stretch onPress={onDiscard}>
                {t(isUndo ? 'review.discardUndo' : 'review.discard')}
              </Button>
            </Stack>
          </Stack>
        </Card>
      </div>
    </Grid>
  );
};
