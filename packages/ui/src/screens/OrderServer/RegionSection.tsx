import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../components/Card/Card.tsx';
import { Flag } from '../../components/Flag/Flag.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { RadioCards } from '../../components/RadioCards/RadioCards.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { countryOf } from '../../format/countryOf.ts';
import { foldText } from '../../private/foldText.ts';
import { memoSection } from '../../private/memoSection.ts';
import { Offer } from './Offer.tsx';
import * as styles from './OrderSections.css.ts';
import type { OrderForm } from './orderServer.ts';

const leastRegionsToSearch = 4;

const Picture = ({ name }: { name: string }) => {
  const country = countryOf(name);
  return country ? (
    <Flag country={country} size="large" />
  ) : (
    <span className={styles.pin}>
      <Icon icon={icons.place} size="medium" />
    </span>
  );
};

/** The data centres, each with the flag of its country if it is known (spec §2). */
export const RegionSection = memoSection(({ error, ...region }: OrderForm['region'] & { error?: string }) => {
  const { t } = useTranslation('orderServer');
  const [search, setSearch] = useState('');
  return (
    <Card title={t('region.title')} description={t('region.text')}>
      <Offer {...region} failed="orderServer:region.failed" none="orderServer:region.none" rows={4}>
        {(regions) => {
          const wanted = foldText(search.trim());
          const found = regions.filter(({ name, id }) => foldText(name).includes(wanted) || id === region.value);
          return (
            <Stack space="small">
              {regions.length >= leastRegionsToSearch ? (
                <TextField
                  label={t('region.search')}
                  hideLabel
                  type="search"
                  placeholder={t('region.search')}
                  prefix={<Icon icon={icons.search} />}
                  value={search}
                  onValueChange={setSearch}
                />
              ) : null}
              {found.some(({ name }) => foldText(name).includes(wanted)) ? null : (
                <div role="status">
                  <Text tone="muted">{t('region.noneFound')}</Text>
                </div>
              )}
              {found.length > 0 ? (
                <RadioCards
                  label={t('region.title')}
                  hideLabel
                  options={found.map(({ id, name }) => ({ value: id, label: name, media: <Picture name={name} /> }))}
                  value={region.value}
                  onValueChange={region.onSelect}
                  error={error}
                />
              ) : null}
            </Stack>
          );
        }}
      </Offer>
    </Card>
  );
});
