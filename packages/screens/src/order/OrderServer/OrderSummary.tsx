import type { OrderGap } from '@may/domain/order/order.ts';
import type { ServerKind } from '@may/domain/servers/server.ts';
import { Banner } from '@may/ui/components/Banner/Banner.tsx';
import { Button } from '@may/ui/components/Button/Button.tsx';
import { Heading } from '@may/ui/components/Heading/Heading.tsx';
import { Money } from '@may/ui/components/Money/Money.tsx';
import { refusedBy, sentence, tellLine } from '@may/ui/errors/tellError.ts';
import { useTranslation } from 'react-i18next';
import { CostBreakdown } from '../../servers/MonthlyCost/CostBreakdown.tsx';
import * as styles from './OrderSummary.css.ts';
import type { OrderForm, OrderServerScreenProps } from './orderServer.ts';
import { Preflight } from './Preflight.tsx';

type OrderSummaryProps = {
  kind: ServerKind;
  form: OrderForm;
  hrefs: OrderServerScreenProps['hrefs'];
  /** The missing choices after a press of review, with their words. */
  missing: readonly { gap: OrderGap; text: string }[];
  onGapPress: (gap: OrderGap) => void;
  onReview: () => void;
};

/** The price line by line, the check of the means of payment, and the button. On a phone the total and the button stay visible. */
export const OrderSummary = ({ kind, form, hrefs, missing, onGapPress, onReview }: OrderSummaryProps) => {
  const { t } = useTranslation(['orderServer', 'servers', 'common']);
  const { cost, partialCost, failure, preflight } = form;
  const failed = refusedBy(t, tellLine(t, `orderServer:failed.${kind}`), failure?.serverMessage ?? null);
  const { options, value } = form.plan;
  const planName = options.status === 'ready' ? options.value.find(({ id }) => id === value)?.name : undefined;
  return (
    <section className={styles.summary} aria-label={t('summary.title')}>
      <div className={styles.summaryPart}>
        <Heading level={2} size="small">
          {t('summary.title')}
        </Heading>
        <CostBreakdown lines={cost?.lines ?? partialCost} planName={planName} />
      </div>
      <div className={styles.bar}>
        <div className={styles.total} role="status">
          <span className={styles.totalLabel}>{t('servers:cost.total')}</span>
          <Money value={cost?.total ?? null} size="title" isPrice />
        </div>
        <div className={styles.review}>
          <Button size="large" stretch loading={form.locked} onPress={onReview}>
            {t('summary.review')}
          </Button>
        </div>
      </div>
      {missing.length > 0 || failure ? (
        <div className={styles.summaryPart}>
          {missing.length > 0 ? (
            <Banner tone="caution" title={t('gap.title', { count: missing.length })}>
              <ul className={styles.gaps}>
                {missing.map(({ gap, text }) => (
                  <li key={gap}>
                    <button type="button" className={styles.gap} onClick={() => onGapPress(gap)}>
                      {text}
                    </button>
                  </li>
                ))}
              </ul>
            </Banner>
          ) : null}
          {failure ? (
            <Banner tone="critical" title={failed.title}>
              {sentence(failed.text)} {t('failed.kept')}
            </Banner>
          ) : null}
        </div>
      ) : null}
      {preflight ? (
        <div className={styles.summaryPart}>
          <Preflight {...preflight} topUpHref={hrefs.topUp} />
        </div>
      ) : null}
    </section>
  );
};
