import { gravityOf, type Runway, type Warning } from '@may/domain';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { mark as textButton } from '../../components/Notices/NoticeRow.css.ts';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { formatMoney } from '../../format/formatMoney.ts';
import type { Loadable } from '../../patterns/Loadable.ts';
import { useRunwayWords } from './useRunwayWords.ts';

export type RunwayLineProps = {
  runway: Loadable<Runway>;
  /** The most urgent warning that stands; null without one. */
  warning: Warning | null;
  /** Epoch milliseconds. */
  now: number;
  hrefs: { topUp: string; cards: string };
  /** Opens the dialog with the calculation and the limits. */
  onOpen: () => void;
  /** Handlers that fetch the dialog before a press. */
  intent?: { onPointerEnter: () => void; onFocus: () => void; onTouchStart: () => void };
};

/** The place of the runway below the wallet's balance, always two lines high: how long it lasts, and the cure of the most urgent warning. */
export const RunwayLine = ({ runway, warning, now, hrefs, onOpen, intent }: RunwayLineProps) => {
  const { t } = useTranslation('runway');
  const { sayRunway } = useRunwayWords(now);
  if (runway.status === 'loading') return <Skeleton size="small" width="medium" />;
  const sentence = runway.status === 'ready' ? sayRunway(runway.value) : t('line.unknown.failed');
  const wallet = warning?.topic === 'wallet' ? warning : null;
  const tone = wallet ? (gravityOf(wallet) === 2 ? 'critical' : 'caution') : 'muted';
  return (
    <div>
      <Text as="div" size="small" tone={tone} weight={wallet ? 'medium' : 'regular'} tabular>
        <Inline space="xxsmall" wrap="nowrap">
          {wallet ? <Icon icon={icons.warning} /> : null}
          {/* One line: a longer sentence would push the cards below. The tooltip has the whole of it. */}
          <Text as="span" size="small" tone={tone} weight={wallet ? 'medium' : 'regular'} truncate>
            <span title={sentence}>{sentence}</span>
          </Text>
        </Inline>
      </Text>
      <Text as="div" size="small">
        <Inline space="small" wrap="nowrap">
          {warning?.topic === 'card' ? (
            <Link href={hrefs.cards} standalone>
              <Icon icon={icons.card} />
              {t(`line.${warning.kind}`)}
            </Link>
          ) : wallet?.topUp ? (
            <Link href={hrefs.topUp} standalone>
              {t('topUp', { amount: formatMoney(wallet.topUp).text })}
            </Link>
          ) : null}
          <button type="button" className={textButton} aria-haspopup="dialog" onClick={onOpen} {...intent}>
            {t('how')}
          </button>
        </Inline>
      </Text>
    </div>
  );
};
