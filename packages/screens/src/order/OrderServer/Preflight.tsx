import { Icon } from '@may/ui/components/Icon/Icon.tsx';
import * as icons from '@may/ui/components/Icon/icons.ts';
import { LinkButton } from '@may/ui/components/LinkButton/LinkButton.tsx';
import { Money } from '@may/ui/components/Money/Money.tsx';
import { Text } from '@may/ui/components/Text/Text.tsx';
import { formatMoney } from '@may/ui/format/formatMoney.ts';
import { useTranslation } from 'react-i18next';
import * as styles from './OrderSections.css.ts';
import type { OrderPreflight } from './orderServer.ts';

const looks = {
  enough: { icon: icons.success, tone: 'positive' },
  short: { icon: icons.warning, tone: 'caution' },
  walletUnread: { icon: icons.info, tone: 'neutral' },
  otherCurrency: { icon: icons.info, tone: 'neutral' },
} as const;

/** Tells if the wallet can pay the first month, and offers a top-up if not. */
export const Preflight = ({ topUpHref, ...preflight }: OrderPreflight & { topUpHref: string }) => {
  const { t } = useTranslation('orderServer');
  const { firstMonth, wallet, verdict, shortfall, topUp } = preflight;
  const { icon, tone } = looks[verdict];
  const words = {
    total: formatMoney(firstMonth).text,
    shortfall: shortfall ? formatMoney(shortfall).text : '',
  };
  return (
    <div className={styles.preflight}>
      <Text size="small" tone="muted">
        {t('preflight.wallet')} <Money value={wallet} strong />
      </Text>
      <div className={styles.verdict}>
        <Text as="span" tone={tone}>
          <Icon icon={icon} />
        </Text>
        <Text tone="neutral" size="small">
          {t(`preflight.${verdict}`, words)}
        </Text>
      </div>
      {topUp ? (
        <div>
          <LinkButton tone="brand" href={topUpHref} size="small" variant="outline" icon={icons.plus}>
            {t('preflight.topUp', { amount: formatMoney(topUp).text })}
          </LinkButton>
        </div>
      ) : null}
    </div>
  );
};
