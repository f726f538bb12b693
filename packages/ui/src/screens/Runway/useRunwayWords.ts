import type { Runway, Warning } from '@may/domain';
import { useTranslation } from 'react-i18next';
import { cardMonth, cardName } from '../../format/cardName.ts';
import { formatDay } from '../../format/formatDay.ts';
import { formatMoney } from '../../format/formatMoney.ts';
import { useLocale } from '../../i18n/useLocale.ts';

/** The sentences about a wallet's days and about its warnings, in the customer's language. */
export const useRunwayWords = (now: number) => {
  const { t } = useTranslation('runway');
  const locale = useLocale();
  const sayUntil = (days: number, until: string, isAtMost: boolean): string => {
    if (days <= 0) return t('line.today');
    const facts = { span: t('span', { count: days }), day: formatDay(until, locale, now) };
    return isAtMost ? t('line.atMost', facts) : t('line.days', facts);
  };
  const sayUnknown = (reason: Extract<Runway, { kind: 'unknown' }>['reason'], { gaps }: Runway): string =>
    t(`line.unknown.${reason === 'charges' && gaps.length === 0 ? 'failed' : reason}`);
  return {
    sayUnknown,
    /** The days that the wallet lasts, or the reason why they are not known. */
    sayRunway: (runway: Runway): string => {
      if (runway.kind === 'nothingDue') return t('line.nothingDue');
      if (runway.kind === 'unknown') return sayUnknown(runway.reason, runway);
      return runway.until === null ? t('line.long') : sayUntil(runway.days, runway.until, runway.isAtMost);
    },
    /** The title and the text of a warning that stands. */
    sayWarning: (warning: Warning): { title: string; text: string } => {
      const title = t(`notice.${warning.kind}.title`);
      if (warning.topic === 'card') {
        const facts = { card: cardName(warning.card), month: cardMonth(warning.card) };
        return { title, text: t(`notice.${warning.kind}.text`, facts) };
      }
      const { days, until, isAtMost, balance, isBalanceOld } = warning;
      if (isBalanceOld) return { title, text: t('notice.balanceLow.old', { balance: formatMoney(balance).text }) };
      const isLow = warning.kind === 'balanceLow' || days === null || until === null;
      const left = t('dialog.left', { amount: formatMoney(balance).text });
      const text = isLow ? left : sayUntil(days, until, isAtMost);
      return { title, text: `${text.charAt(0).toUpperCase()}${text.slice(1)}.` };
    },
  };
};
