import { Banner } from '@may/ui/components/Banner/Banner.tsx';
import { Card } from '@may/ui/components/Card/Card.tsx';
import { EmptyState } from '@may/ui/components/EmptyState/EmptyState.tsx';
import { ErrorState } from '@may/ui/components/ErrorState/ErrorState.tsx';
import { LinkButton } from '@may/ui/components/LinkButton/LinkButton.tsx';
import { Skeleton } from '@may/ui/components/Skeleton/Skeleton.tsx';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { UnknownDomain, ZonePage } from '../Zone/ZonePage.tsx';
import { Halt } from './Halt.tsx';
import { Progress } from './Progress.tsx';
import { Result } from './Result.tsx';
import { Review } from './Review.tsx';
import * as styles from './ZoneChanges.css.ts';
import type { ZoneChangesScreenProps, ZoneChangesView } from './zoneChanges.ts';

/** The changes of a domain: their review, their progress while they are applied, their result and its undo (docs/decisions/0015). */
export const ZoneChangesScreen = (props: ZoneChangesScreenProps) => {
  const { t } = useTranslation('zoneChanges');
  const { domain, hrefs, view } = props;
  const title = view.shows === 'review' && view.isUndo ? t('undoTitle') : t('title');
  return (
    <ZonePage title={title} domain={domain} hrefs={hrefs}>
      <div ref={useFocusOnNewView(view.shows)} tabIndex={-1} className={styles.stage}>
        <View {...props} />
      </div>
    </ZonePage>
  );
};

const afterPress = ['review', 'progress', 'halt', 'result'] as const;

/** Scrolls to the top of a new view and focuses it, because the pressed button may be at the end of a long list. */
const useFocusOnNewView = (shown: ZoneChangesView['shows']) => {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    const isFollowed = before.current !== shown && before.current !== 'loading';
    before.current = shown;
    if (!isFollowed || !afterPress.some((name) => name === shown)) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
  }, [shown]);
  return place;
};

const View = ({ domain, hrefs, view }: ZoneChangesScreenProps) => {
  const { t } = useTranslation('zoneChanges');
  const name = domain?.shown ?? '';
  switch (view.shows) {
    case 'loading':
      return (
        <Card>
          <div aria-busy>
            <Skeleton lines={6} />
          </div>
        </Card>
      );
    case 'failure':
      return (
        <Card>
          <ErrorState error="zoneChanges:failed" onRetry={view.onRetry} />
        </Card>
      );
    case 'unknownDomain':
      return <UnknownDomain href={hrefs.domains} />;
    case 'otherTab':
      return (
        <Banner tone="brand" title={t('otherTab.title')}>
          {t('otherTab.text')}
        </Banner>
      );
    case 'nothing':
      return (
        <Card>
          <EmptyState
            picture="search"
            title={t('empty.title')}
            text={t('empty.text')}
            action={<LinkButton href={hrefs.records}>{t('toRecords')}</LinkButton>}
          />
        </Card>
      );
    case 'review':
      return <Review view={view} domain={name} hrefs={hrefs} />;
    case 'progress':
      return <Progress view={view} domain={name} />;
    case 'halt':
      return <Halt view={view} domain={name} />;
    case 'result':
      return <Result view={view} domain={name} />;
  }
};
