import type { PaymentVerdict } from '@may/domain';
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

type Look = { icon: typeof icons.info; tone: Exclude<Tone, 'critical' | 'brand'> };

const unsure: Look = { icon: icons.info, tone: 'neutral' };
const short: Look = { icon: icons.warning, tone: 'caution' };
const looks: Record<PaymentVerdict, Look> = {
  enough: { icon: icons.success, tone: 'positive' },
  cardPays: { icon: icons.card, tone: 'neutral' },
  cardMayPay: { icon: icons.card, tone: 'neutral' },
  cardExpired: short,
  noCard: short,
  noDefault: short,
  cardUntold: unsure,
  cardUnread: unsure,
  walletUnread: unsure,
  otherCurrency: unsure,
};

/** Tells if the wallet or the card can pay the first month, and offers a top-up if not. */
export const Preflight = ({ hrefs, ...preflight }: OrderPreflight & { hrefs: { topUp: string; cards: string } }) => {
  const { t } = useTranslation('orderServer');
  const { firstMonth, wallet, card, verdict, shortfall, topUp } = preflight;
  const { icon, tone } = looks[verdict];
  const words = {
    total: formatMoney(firstMonth).text,
    shortfall: shortfall ? formatMoney(shortfall).text : '',
    card: card.name ?? '',
  };
  return (
    <div className={styles.preflight}>
      <ul className={styles.facts} aria-label={t('preflight.title')}>
        <li>
          {t('preflight.first')} <Money value={firstMonth} strong isPrice />
        </li>
        <li>
          {t('preflight.wallet')} <Money value={wallet} strong />
        </li>
        <li>
          {card.standing === 'usable' || card.standing === 'expired'
            ? card.name
            : `${t('preflight.card')} ${t(`preflight.card_${card.standing}`)}`}
        </li>
      </ul>
      <div className={styles.verdict}>
        <Text as="span" tone={tone}>
          <Icon icon={icon} />
        </Text>
        <Text size="small">{t(`preflight.${verdict}`, words)}</Text>
      </div>
      {topUp ? (
        <Inline space="xsmall">
          <LinkButton href={hrefs.topUp} size="small" variant="outline" icon={<Icon icon={icons.plus} />}>
            {t('preflight.topUp', { amount: formatMoney(topUp).text })}
          </LinkButton>
          {verdict === 'noCard' || verdict === 'noDefault' || verdict === 'cardExpired' ? (
            <LinkButton href={hrefs.cards} size="small" variant="ghost" tone="neutral">
              {t('preflight.cards')}
            </LinkButton>
          ) : null}
        </Inline>
      ) : null}
    </div>
  );
};
