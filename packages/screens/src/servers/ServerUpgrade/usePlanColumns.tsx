import { visuallyHidden } from '@may/ui/common/visuallyHidden.css.ts';
import { Badge } from '@may/ui/components/Badge/Badge.tsx';
import { Button } from '@may/ui/components/Button/Button.tsx';
import * as icons from '@may/ui/components/Icon/icons.ts';
import { Inline } from '@may/ui/components/Inline/Inline.tsx';
import { Money } from '@may/ui/components/Money/Money.tsx';
import type { TableColumn } from '@may/ui/components/Table/Table.tsx';
import { Text } from '@may/ui/components/Text/Text.tsx';
import { formatMoney, unknownAmount } from '@may/ui/format/formatMoney.ts';
import { useTranslation } from 'react-i18next';
import { PlanPrice } from '../MonthlyCost/PlanPrice.tsx';
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
      cell: ({ name, isCurrent, isSoldOut }) => (
        <Inline as="span" space="xsmall">
          <Text as="span" weight="medium">
            {name}
          </Text>
          {isCurrent ? (
            <Badge tone="brand" icon={icons.check}>
              {t('plan.current')}
            </Badge>
          ) : isSoldOut ? (
            <Badge>{t('plan.soldOut')}</Badge>
          ) : null}
        </Inline>
      ),
    },
    {
      id: 'vcpu',
      header: t('plan.vcpu'),
      align: 'end',
      place: 'named',
      cell: ({ cpu }) => cpu ?? unknownAmount,
    },
    {
      id: 'ram',
      header: t('plan.ram'),
      align: 'end',
      place: 'named',
      cell: ({ ramMb }) => <span className={styles.size}>{sizes.ram(ramMb)}</span>,
    },
    {
      id: 'disk',
      header: t('plan.disk'),
      align: 'end',
      place: 'named',
      cell: ({ diskGb }) => <span className={styles.size}>{sizes.gb(diskGb)}</span>,
    },
    {
      id: 'price',
      header: t('plan.price'),
      align: 'end',
      cell: (plan) => <PlanPrice plan={plan} />,
    },
    {
      id: 'difference',
      header: t('plan.difference'),
      align: 'end',
      place: 'end',
      cell: ({ isCurrent, difference }) => (isCurrent ? null : <Difference value={difference} />),
    },
    {
      id: 'action',
      header: t('plan.action'),
      align: 'end',
      place: 'end',
      cell: ({ id, name, isCurrent, isSoldOut }) => {
        if (isCurrent || isSoldOut || form === null) return null;
        return (
          <Button
            tone="brand"
            size="small"
            variant="outline"
            loading={form.busy && form.chosenId === id}
            onPress={() => (form.busy ? undefined : form.onBuy(id))}
          >
            {t('plan.buy')} <span className={visuallyHidden}>{name}</span>
          </Button>
        );
      },
    },
  ];
  return columns.filter(({ id }) => id !== 'action' || form !== null);
};
