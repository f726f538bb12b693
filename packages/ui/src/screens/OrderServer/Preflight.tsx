import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { Inline } from '../../components/Inline/Inline.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Money } from '../../components/Money/Money.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { formatMoney } from '../../format/formatMoney.ts';
import type { Tone } from '../../theme/tokens.ts';
import * as styles from './OrderSections.css.ts';
import type { OrderPreflight } from './orderServer.ts';

type Verdict = 'enough' | 'cardCharged' | 'expired' | 'waits' | 'unknown' | 'otherCurrency';

const looks: Record<Verdict, { glyph: typeof icons.info; tone: Exclude<Tone, 'critical' | 'brand'> }> = {
  enough: { glyph: icons.success, tone: 'positive' },
  cardCharged: { glyph: icons.card, tone: 'neutral' },
  expired: { glyph: icons.warning, tone: 'caution' },
  waits: { glyph: icons.warning, tone: 'caution' },
  unknown: { glyph: icons.info, tone: 'neutral' },
  otherCurrency: { glyph: icons.info, tone: 'neutral' },
};

const verdictOf = ({ wallet, card, shortfall, isComparable }: OrderPreflight): Verdict => {
  if (!isComparable) return 'otherCurrency';
  if (wallet === null) return 'unknown';
  if (shortfall === null) return 'enough';
  if (card === null) return 'waits';
  return card.expiry === 'expired' ? 'expired' : 'cardCharged';
};

/** Whether the first month can be paid, from what, what happens if not, and the one press that cures it. */
export const Preflight = ({ hrefs, ...preflight }: OrderPreflight & { hrefs: { topUp: string; cards: string } }) => {
  const { t } = useTranslation('orderServer');
  const { firstMonth, wallet, card, shortfall } = preflight;
  const verdict = verdictOf(preflight);
  const { glyph, tone } = looks[verdict];
  const short = shortfall ? formatMoney(shortfall).text : '';
  return (
    <div className={styles.preflight}>
      <ul className={styles.facts} aria-label={t('preflight.title')}>
        <li>
          {t('preflight.first')} <Money value={firstMonth} strong />
        </li>
        <li>
          {t('preflight.wallet')} <Money value={wallet} strong />
        </li>
        <li>{card ? card.name : `${t('preflight.card')} ${t('preflight.noCard')}`}</li>
      </ul>
      <div className={styles.verdict}>
        <Text as="span" tone={tone}>
          <Icon glyph={glyph} />
        </Text>
        <Text size="small">{t(`preflight.${verdict}`, { shortfall: short, card: card?.name ?? '' })}</Text>
      </div>
      {shortfall ? (
        <Inline space="xsmall">
          <LinkButton href={hrefs.topUp} size="small" variant="outline" icon={<Icon glyph={icons.plus} />}>
            {t('preflight.topUp', { amount: short })}
          </LinkButton>
          {verdict === 'waits' || verdict === 'expired' ? (
            <LinkButton href={hrefs.cards} size="small" variant="ghost" tone="neutral">
              {t('preflight.cards')}
            </LinkButton>
          ) : null}
        </Inline>
      ) : null}
    </div>
  );
};
