import type { Runway } from '@may/domain';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { formatDay } from '../../format/formatDay.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import type { OrderPreflight } from './orderServer.ts';

/** The days that the wallet lasts now and after the order; nothing if those after it are not known. */
export const RunwayChange = ({ before, after }: NonNullable<OrderPreflight['runway']>) => {
  const { t } = useTranslation('orderServer');
  const locale = useLocale();
  const say = (runway: Runway): string | null => {
    if (runway.kind !== 'counted') return null;
    const { days, until, isAtMost } = runway;
    if (until === null) return t('preflight.lastsLong');
    // The day of the calculation, so that a story of a fixed day shows the same in each year.
    const start = Date.parse(until) - days * 86_400_000;
    const facts = { span: t('preflight.span', { count: days }), day: formatDay(until, locale, start) };
    return isAtMost ? t('preflight.lastsAtMost', facts) : t('preflight.lastsDays', facts);
  };
  const [now, then] = [say(before), say(after)];
  if (then === null) return null;
  return (
    <li>
      <Inline as="span" space="xxsmall">
        <span>
          {t('preflight.lasts')} {now === then ? null : now}
        </span>
        {now === null || now === then ? null : <Icon icon={icons.forward} />}
        <Text as="strong" size="small" weight="strong">
          {then}
        </Text>
      </Inline>
    </li>
  );
};
