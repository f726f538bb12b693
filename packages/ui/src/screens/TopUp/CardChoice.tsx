import { useTranslation } from 'react-i18next';
import { Card } from '../../components/Card/Card.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { Inline } from '../../components/Inline/Inline.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { RadioCards } from '../../components/RadioCards/RadioCards.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { cardName } from '../../format/cardName.ts';
import type { TopUpForm } from './topUp.ts';

type CardChoiceProps = NonNullable<NonNullable<TopUpForm['means']>['cards']> & { linkCardHref: string };

/** One of the linked cards; without any, the way to link one. */
export const CardChoice = ({ loading, options, value, onSelect, linkCardHref }: CardChoiceProps) => {
  const { t } = useTranslation('topUp');
  const link = (
    <LinkButton href={linkCardHref} variant="outline" tone="neutral" icon={<Icon glyph={icons.plus} />}>
      {t('card.link')}
    </LinkButton>
  );
  if (loading) {
    return (
      <Card title={t('card.title')}>
        <div role="status" aria-busy aria-label={t('card.loading')}>
          <Skeleton shape="block" />
        </div>
      </Card>
    );
  }
  return (
    <Card title={t('card.title')}>
      {options.length === 0 ? (
        <EmptyState picture="money" title={t('card.none')} text={t('card.noneText')} action={link} />
      ) : (
        <Stack space="medium">
          <RadioCards
            label={t('card.title')}
            hideLabel
            columns="two"
            options={options.map((card) => ({
              value: card.id,
              label: cardName(card),
              description: t('card.expires', {
                date: `${String(card.expMonth).padStart(2, '0')}/${card.expYear}`,
              }),
              media: <Icon glyph={icons.card} size="medium" />,
            }))}
            value={value}
            onValueChange={onSelect}
          />
          <Inline>{link}</Inline>
        </Stack>
      )}
    </Card>
  );
};
