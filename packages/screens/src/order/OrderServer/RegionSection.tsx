import { memoSection } from '@may/ui/common/memoSection.ts';
import { Card } from '@may/ui/components/Card/Card.tsx';
import { countryOf } from '@may/ui/components/Flag/countryOf.ts';
import { Flag } from '@may/ui/components/Flag/Flag.tsx';
import { Icon } from '@may/ui/components/Icon/Icon.tsx';
import * as icons from '@may/ui/components/Icon/icons.ts';
import { RadioCards } from '@may/ui/components/RadioCards/RadioCards.tsx';
import { useTranslation } from 'react-i18next';
import { Offer } from './Offer.tsx';
import * as styles from './OrderSections.css.ts';
import type { OrderForm } from './orderServer.ts';

const Picture = ({ name }: { name: string }) => {
  const country = countryOf(name);
  return country ? (
    <Flag country={country} />
  ) : (
    <span className={styles.pin}>
      <Icon icon={icons.place} />
    </span>
  );
};

/** The data centres, each with the flag of its country if it is known (spec §2). */
export const RegionSection = memoSection(({ error, ...region }: OrderForm['region'] & { error?: string }) => {
  const { t } = useTranslation('orderServer');
  return (
    <Card title={t('region.title')}>
      <Offer {...region} failed="orderServer:region.failed" none="orderServer:region.none" rows={4}>
        {(regions) => (
          <RadioCards
            label={t('region.title')}
            hideLabel
            options={regions.map(({ id, name }) => ({ value: id, label: name, media: <Picture name={name} /> }))}
            value={region.value}
            onValueChange={region.onSelect}
            error={error}
          />
        )}
      </Offer>
    </Card>
  );
});
