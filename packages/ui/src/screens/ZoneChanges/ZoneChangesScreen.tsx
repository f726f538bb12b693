import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { UnknownDomain } from '../../patterns/Zone/UnknownDomain.tsx';
import { ZonePage } from '../../patterns/Zone/ZonePage.tsx';
import { Done } from './Done.tsx';
import { Halted } from './Halted.tsx';
import { Reviewing } from './Reviewing.tsx';
import { Running } from './Running.tsx';
import * as styles from './ZoneChanges.css.ts';
import type { ZoneChangesScreenProps, ZoneChangesView } from './zoneChanges.ts';

/** The changes of a domain: looked over before, watched while they are applied, taken back after (docs/decisions/0015). */
export const ZoneChangesScreen = (props: ZoneChangesScreenProps) => {
  const { t } = useTranslation('zoneChanges');
  const { domain, hrefs, view } = props;
  const title = view.state === 'reviewing' && view.isUndo ? t('undoTitle') : t('title');
  return (
    <ZonePage title={title} domain={domain} hrefs={hrefs}>
      <div ref={useShownFromItsBeginning(view.state)} tabIndex={-1} className={styles.stage}>
        <View {...props} />
      </div>
    </ZonePage>
  );
};

const afterPress = ['running', 'halted', 'applied', 'undone'] as const;

/** Brings what was begun, halted, ended or sent back to the review into sight and takes the focus there: the press that led to it may be at the end of a long list, and is gone. */
const useShownFromItsBeginning = (state: ZoneChangesView['state']) => {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  useEffect(() => {
    const isFollowed = before.current !== state && before.current !== 'loading';
    const isReturned = state === 'reviewing' && before.current === 'running';
    before.current = state;
    if (!isFollowed || !(isReturned || afterPress.some((shown) => shown === state))) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
  }, [state]);
  return place;
};

const View = ({ domain, hrefs, view }: ZoneChangesScreenProps) => {
  const { t } = useTranslation('zoneChanges');
  const name = domain?.shown ?? '';
  switch (view.state) {
    case 'loading':
      return (
        <Card>
          <div aria-busy>
            <Skeleton lines={6} />
          </div>
        </Card>
      );
    case 'failed':
      return (
        <Card>
          <ErrorState title={t('failed.title')} text={t('failed.text')} onRetry={view.onRetry} />
        </Card>
      );
    case 'unknown':
      return <UnknownDomain href={hrefs.domains} />;
    case 'elsewhere':
      return (
        <Banner variant="card" tone="brand" title={t('elsewhere.title')}>
          {t('elsewhere.text')}
        </Banner>
      );
    case 'empty':
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
    case 'reviewing':
      return <Reviewing view={view} domain={name} hrefs={hrefs} />;
    case 'running':
      return <Running view={view} domain={name} />;
    case 'halted':
      return <Halted view={view} domain={name} />;
    case 'applied':
    case 'undone':
      return <Done view={view} domain={name} />;
  }
};
