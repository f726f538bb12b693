import type { LocalMethod } from '@may/domain/top-up/topUp.ts';
import { Card } from '@may/ui/components/Card/Card.tsx';
import { Icon } from '@may/ui/components/Icon/Icon.tsx';
import type { IconType } from '@may/ui/components/Icon/icons.ts';
import * as icons from '@may/ui/components/Icon/icons.ts';
import { RadioCards } from '@may/ui/components/RadioCards/RadioCards.tsx';
import { Skeleton } from '@may/ui/components/Skeleton/Skeleton.tsx';
import { type ComponentType, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardChoiceProps } from '../CardChoice/CardChoice.tsx';
import type { TopUpForm } from '../topUp.ts';

type MeansSectionProps = NonNullable<TopUpForm['means']> & {
  linkCardHref: string;
  CardChoice: ComponentType<CardChoiceProps>;
};

const methodIcons: Record<LocalMethod, IconType> = {
  alepay: icons.wallet,
  vietqr: icons.qr,
  atm: icons.bank,
  internationalCard: icons.card,
  vnpay: icons.qr,
  creditCard: icons.card,
};

/** The group of means, then a method of the region or a linked card. */
export const MeansSection = ({
  groups,
  group,
  onGroupSelect,
  methods,
  cards,
  linkCardHref,
  CardChoice,
}: MeansSectionProps) => {
  const { t } = useTranslation(['topUp', 'pendingTopUps']);
  return (
    <>
      <Card title={t('group.title')}>
        <RadioCards
          label={t('group.title')}
          hideLabel
          options={groups.map(({ name, cardsAreTyped, disabledReason }) => ({
            value: name,
            label: t(`group.${name}`),
            description: t(cardsAreTyped ? 'group.typedCardText' : `group.${name}Text`),
            media: <Icon icon={name === 'card' ? icons.card : icons.bank} size="medium" />,
            disabledReason: disabledReason ? t(`group.${disabledReason}`) : undefined,
          }))}
          value={group}
          onValueChange={onGroupSelect}
        />
      </Card>
      {methods ? (
        <Card title={t('method.title')}>
          <RadioCards
            label={t('method.title')}
            hideLabel
            options={methods.options.map((name) => ({
              value: name,
              label: t(`pendingTopUps:method.${name}`),
              description: t(`method.${name}Text`),
              media: <Icon icon={methodIcons[name]} size="medium" />,
            }))}
            value={methods.value}
            onValueChange={methods.onSelect}
          />
        </Card>
      ) : null}
      {cards ? (
        <Suspense fallback={<Skeleton shape="block" />}>
          <CardChoice {...cards} linkCardHref={linkCardHref} />
        </Suspense>
      ) : null}
    </>
  );
};
