import type { Runway, RunwayLine } from '@may/domain';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../components/Banner/Banner.tsx';
import { DateTime } from '../../components/DateTime/DateTime.tsx';
import * as styles from '../../components/DescriptionList/DescriptionList.css.ts';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Money } from '../../components/Money/Money.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { formatMoney } from '../../format/formatMoney.ts';
import { rowList } from '../../private/rows.css.ts';

/** The charges before a gap; after it stands the one at which the money ends. */
const shownAtStart = 5;

const keyOf = ({ id, at }: RunwayLine) => `${id} ${at}`;

const Charge = ({ charge }: { charge: RunwayLine }) => {
  const { t } = useTranslation('runway');
  const { at, name, amount, left } = charge;
  const fits = left.amount >= 0;
  const rest = { amount: formatMoney({ ...left, amount: Math.abs(left.amount) }).text };
  return (
    <div className={styles.row}>
      <dt className={styles.term}>
        {name}
        <span className={styles.note}>
          <DateTime value={at} dateOnly />
        </span>
      </dt>
      <dd className={styles.value}>
        <Money value={{ ...amount, amount: -amount.amount }} />
        {fits ? (
          <span className={styles.note}>{t('dialog.left', rest)}</span>
        ) : (
          <Text as="div" size="small" tone="critical" weight="strong">
            {t('dialog.missing', rest)}
          </Text>
        )}
      </dd>
    </div>
  );
};

/** The calculation of a wallet's days, line by line, and the charges that it leaves out. */
export const Reckoning = ({ runway }: { runway: Runway }) => {
  const { t } = useTranslation('runway');
  const lines = runway.kind === 'counted' ? runway.lines : [];
  const hidden = lines.length - shownAtStart - 1;
  // A gap of one line would be as high as the line.
  const isWhole = hidden < 2;
  const last = isWhole ? undefined : lines.at(-1);
  return (
    <>
      {runway.kind === 'unknown' && runway.reason === 'currency' ? (
        <Banner tone="neutral" variant="card">
          {t('dialog.currency')}
        </Banner>
      ) : null}
      <dl className={styles.list}>
        <div className={styles.row} data-total>
          <dt className={styles.term}>{t(runway.isBalanceOld ? 'dialog.lastRead' : 'dialog.start')}</dt>
          <dd className={styles.value}>
            <Money value={runway.balance} strong />
          </dd>
        </div>
        {(isWhole ? lines : lines.slice(0, shownAtStart)).map((charge) => (
          <Charge key={keyOf(charge)} charge={charge} />
        ))}
        {last ? (
          <>
            <div className={styles.row}>
              <dt className={styles.term}>{t('dialog.more', { number: hidden })}</dt>
              <dd className={styles.value}>…</dd>
            </div>
            <Charge charge={last} />
          </>
        ) : null}
      </dl>
      <Stack space="xsmall">
        <Heading level={3} size="small">
          {t('dialog.gaps')}
        </Heading>
        <ul className={rowList}>
          {[
            ...runway.gaps.map(({ id, name, reason }) => ({ key: id, words: t(`dialog.gap.${reason}`, { name }) })),
            ...(runway.unreadable > 0
              ? [{ key: '', words: t('dialog.unreadable', { number: runway.unreadable }) }]
              : []),
            { key: ' ', words: t('dialog.others') },
          ].map(({ key, words }) => (
            <li key={key}>
              <Text size="small" tone="muted">
                {words}
              </Text>
            </li>
          ))}
        </ul>
      </Stack>
    </>
  );
};
