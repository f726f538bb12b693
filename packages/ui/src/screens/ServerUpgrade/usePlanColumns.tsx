import { useTranslation } from 'react-i18next';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Money } from '../../components/Money/Money.tsx';
import type { TableColumn } from '../../components/Table/Table.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { formatMoney, unknownAmount } from '../../format/formatMoney.ts';
import { PlanPrice } from '../../patterns/MonthlyCost/PlanPrice.tsx';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import { useSizes } from '../useSizes.ts';
import * as styles from './ServerUpgrade.css.ts';
import type { PlanForm, PlanRow } from './serverUpgrade.ts';

/** A difference with its sign; it is a price and no credit, so it has no colour. */
const Difference = ({ value }: { value: PlanRow['difference'] }) => {
  const { t } = useTranslation('serverUpgrade');
  if (value === null) return <Money value={null} />;
  if (value.amount === 0) return <Text as="span">{t('plan.same')}</Text>;
  return (
    <span className={styles.size}>
      {value.amount > 0 ? '+' : ''}
      {formatMoney(value).text}
    </span>
  );
};

/** The columns of the plans (spec §2, Configuration); without `form` no plan can be bought now. */
export const usePlanColumns = (form: PlanForm | null): TableColumn<PlanRow>[] => {
  const { t } = useTranslation('serverUpgrade');
  const sizes = useSizes();
  const columns: TableColumn<PlanRow>[] = [
    {
      id: 'name',
      header: t('plan.name'),
      primary: true,
      cell: ({ name, isCurrent }) => (
        <Inline as="span" space="xsmall">
          <Text as="span" weight="medium">
            {name}
          </Text>
          {isCurrent ? (
            <Badge tone="brand" icon={<Icon icon={icons.check} />}>
              {t('plan.current')}
            </Badge>
          ) : null}
        </Inline>
      ),
    },
    {
      id: 'vcpu',
      header: t('plan.vcpu'),
      align: 'end',
      cell: ({ cpu }) => cpu ?? unknownAmount,
    },
    {
      id: 'ram',
      header: t('plan.ram'),
      align: 'end',
      cell: ({ ramMb }) => <span className={styles.size}>{sizes.ram(ramMb)}</span>,
    },
    {
      id: 'disk',
      header: t('plan.disk'),
      align: 'end',
      cell: ({ diskGb }) => (
        <span className={styles.size}>{diskGb === null ? unknownAmount : `${diskGb}\u00a0GB`}</span>
      ),
    },
    {
      id: 'price',
      header: t('plan.price'),
      align: 'end',
      cell: (plan) => <PlanPrice plan={plan} hideMonth />,
    },
    {
      id: 'difference',
      header: t('plan.difference'),
      align: 'end',
      cell: ({ isCurrent, difference }) => (isCurrent ? unknownAmount : <Difference value={difference} />),
    },
    {
      id: 'action',
      header: t('plan.action'),
      cell: ({ id, name, isCurrent, isSoldOut }) => {
        if (isCurrent || form === null) return unknownAmount;
        return (
          <Inline space="xsmall">
            <Button
              size="small"
              variant="outline"
              loading={form.busy && form.chosenId === id}
              disabledReason={isSoldOut ? t('plan.soldOut') : undefined}
              onPress={() => (form.busy ? undefined : form.onBuy(id))}
            >
              {t('plan.buy')} <span className={visuallyHidden}>{name}</span>
            </Button>
          </Inline>
        );
      },
    },
  ];
  return columns.filter(({ id }) => id !== 'action' || form !== null);
};
