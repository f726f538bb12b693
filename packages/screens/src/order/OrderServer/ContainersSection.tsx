import { containerLimits } from '@may/domain/order/order.ts';
import { memoSection } from '@may/ui/common/memoSection.ts';
import { Card } from '@may/ui/components/Card/Card.tsx';
import * as icons from '@may/ui/components/Icon/icons.ts';
import { IconButton } from '@may/ui/components/IconButton/IconButton.tsx';
import { NumberField } from '@may/ui/components/NumberField/NumberField.tsx';
import { useTranslation } from 'react-i18next';
import * as styles from './OrderSections.css.ts';
import type { OrderForm } from './orderServer.ts';

/** The count of containers, 1 to 50 (spec §9). */
export const ContainersSection = memoSection(
  ({ value, onChange, error }: OrderForm['containers'] & { error?: string }) => {
    const { t } = useTranslation('orderServer');
    const { minimum, maximum } = containerLimits;
    const move = (by: number) => onChange(Math.min(maximum, Math.max(minimum, (value ?? minimum) + by)));
    return (
      <Card title={t('containers.title')} description={t('containers.text')}>
        <div className={styles.counter}>
          <IconButton icon={icons.minus} variant="outline" aria-label={t('containers.less')} onPress={() => move(-1)} />
          <div className={styles.count}>
            <NumberField
              label={t('containers.title')}
              hideLabel
              hint={false}
              value={value}
              minimum={minimum}
              maximum={maximum}
              error={error}
              onValueChange={onChange}
            />
          </div>
          <IconButton icon={icons.plus} variant="outline" aria-label={t('containers.more')} onPress={() => move(1)} />
        </div>
      </Card>
    );
  },
);
