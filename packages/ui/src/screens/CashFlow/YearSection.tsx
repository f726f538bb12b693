import type { FlowService, YearFlow } from '@may/domain';
import { useTranslation } from 'react-i18next';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import * as styles from './CashFlow.late.css.ts';
import { FlowPlot } from './FlowPlot.tsx';
import { FlowTable } from './FlowTable.tsx';
import { ServicePlot } from './ServicePlot.tsx';
import { useMonthNames } from './useMonthNames.ts';

type YearSectionProps = {
  flow: YearFlow;
  year: number;
  /** True if the wallet has moved in more than one currency: each then has its own section with its name. */
  namesCurrency: boolean;
};

/** Products have the same name in each language. */
const productNames = { wordpress: 'WordPress', hosting: 'Hosting' } as const;

/** A year in one currency: months and services, each as a plot beside its table. */
export const YearSection = ({ flow, year, namesCurrency }: YearSectionProps) => {
  const { t } = useTranslation('bookkeeping');
  const nameOf = useMonthNames();
  const { months, services, total, currency } = flow;
  const nameOfService = (service: FlowService) =>
    service === 'wordpress' || service === 'hosting' ? productNames[service] : t(`flow.of.${service}`);
  const monthRows = months.map(({ month, ...sums }) => ({ id: month, name: nameOf(month, 'long'), ...sums }));
  const serviceRows = services.map(({ service, ...sums }) => ({ id: service, name: nameOfService(service), ...sums }));
  return (
    <section className={styles.section} aria-label={`${year}, ${currency}`}>
      {namesCurrency ? (
        <Heading level={3} size="small">
          {currency}
        </Heading>
      ) : null}
      <div className={styles.beside}>
        <FlowPlot months={months} currency={currency} />
        <FlowTable
          caption={`${t('flow.month')}, ${year}, ${currency}`}
          head={t('flow.month')}
          rows={monthRows}
          ofMonths
          total={total}
          currency={currency}
        />
      </div>
      <Stack space="small">
        <Heading level={3} size="small">
          {t('flow.services')}
        </Heading>
        <div className={styles.beside}>
          <ServicePlot rows={serviceRows} />
          <FlowTable
            caption={`${t('flow.service')}, ${year}, ${currency}`}
            head={t('flow.service')}
            rows={serviceRows}
            total={total}
            currency={currency}
          />
        </div>
        <p className={styles.source}>{t('flow.source')}</p>
      </Stack>
    </section>
  );
};
