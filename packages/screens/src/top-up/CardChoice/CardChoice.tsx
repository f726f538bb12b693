import { Badge } from '@may/ui/components/Badge/Badge.tsx';
import { Card } from '@may/ui/components/Card/Card.tsx';
import { CardMark } from '@may/ui/components/CardMark/CardMark.tsx';
import { EmptyState } from '@may/ui/components/EmptyState/EmptyState.tsx';
import { ErrorState } from '@may/ui/components/ErrorState/ErrorState.tsx';
import * as icons from '@may/ui/components/Icon/icons.ts';
import { Inline } from '@may/ui/components/Inline/Inline.tsx';
import { LinkButton } from '@may/ui/components/LinkButton/LinkButton.tsx';
import { type RadioCardOption, RadioCards } from '@may/ui/components/RadioCards/RadioCards.tsx';
import { Skeleton } from '@may/ui/components/Skeleton/Skeleton.tsx';
import { Stack } from '@may/ui/components/Stack/Stack.tsx';
import { RowActions } from '@may/ui/components/Table/RowActions.tsx';
import { Text } from '@may/ui/components/Text/Text.tsx';
import { formatMonth } from '@may/ui/format/formatDate.ts';
import { useLocale } from '@may/ui/i18n/useLocale.ts';
import { UnreadableRows } from '@may/ui/patterns/ListCard/UnreadableRows.tsx';
import { useTranslation } from 'react-i18next';
import { cardName, cardNameParts } from '../../cards/cardName.ts';
import type { CardOption, TopUpForm } from '../topUp.ts';
import * as styles from './CardChoice.css.ts';

/** The linked cards, with the address of the page that links one. */
export type CardChoiceProps = NonNullable<NonNullable<TopUpForm['means']>['cards']> & { linkCardHref: string };

/** The value of the option for a card that is not linked; `@` keeps it apart from the provider's card ids. */
const otherCard = '@other';

const badgesOf = ({ id, expiry }: CardOption, standardId: string | null) => [
  ...(id === standardId ? (['standard'] as const) : []),
  ...(expiry === 'valid' ? [] : [expiry]),
];
const badgeTones = { expired: 'critical', expiring: 'caution', standard: 'neutral' } as const;

/** A choice among the linked cards and a card that is not linked; without either, a link to link a card (spec section 2, /payment). */
export const CardChoice = (props: CardChoiceProps) => {
  const { t } = useTranslation(['topUp', 'common']);
  const link = (
    <LinkButton href={props.linkCardHref} variant="outline" icon={icons.plus}>
      {t('card.link')}
    </LinkButton>
  );
  if (!props.areLinked) return <Card title={t('card.title')}>{props.other?.form}</Card>;
  const isEmpty = props.options.length === 0 && !props.other;
  return (
    <Card title={t('card.title')}>
      {props.onRetry ? <ErrorState error="topUp:card.loadFailed" onRetry={props.onRetry} /> : null}
      {props.onRetry ? null : props.loading ? (
        <div role="status" aria-busy aria-label={t('card.loading')}>
          <Stack space="xsmall">
            <Skeleton shape="block" size="small" />
            <Skeleton shape="block" size="small" />
          </Stack>
        </div>
      ) : (
        <Stack>
          {props.unreadable > 0 ? <UnreadableRows count={props.unreadable} /> : null}
          {isEmpty ? (
            <EmptyState picture="money" title={t('card.none')} text={t('card.noneText')} action={link} />
          ) : (
            <Cards {...props} />
          )}
          {props.other?.chosen ? props.other.form : null}
          {isEmpty ? null : <Inline>{link}</Inline>}
        </Stack>
      )}
    </Card>
  );
};

const Cards = ({ options, value, onSelect, standard, other: typed }: CardChoiceProps) => {
  const { t } = useTranslation('topUp');
  const locale = useLocale();
  const linked = options.map((card): RadioCardOption<string> => {
    const date = formatMonth(card.expYear, card.expMonth, locale);
    const [brand, number] = cardNameParts(card);
    const badges = badgesOf(card, standard.cardId);
    return {
      value: card.id,
      label: (
        <>
          {brand} <span className={styles.number}>{number}</span>
        </>
      ),
      media: <CardMark brand={card.brand} />,
      description: t('card.expires', { date }),
      disabledReason: card.expiry === 'expired' ? t('card.expired', { date }) : undefined,
      trailing: badges.length > 0 && (
        <Inline space="xxsmall">
          {badges.map((badge) => (
            <Badge key={badge} tone={badgeTones[badge]}>
              {t(`card.badge.${badge}`)}
            </Badge>
          ))}
        </Inline>
      ),
      // An expired card cannot become the default card.
      action: card.id !== standard.cardId && card.expiry !== 'expired' && (
        <RowActions
          of={cardName(card)}
          actions={[
            {
              label: t('card.makeStandard'),
              loading: standard.busyId === card.id,
              onPress: () => standard.onMakeStandard(card.id),
            },
          ]}
        />
      ),
    };
  });
  const choices = typed
    ? [
        ...linked,
        { value: otherCard, label: t('card.other'), description: t('card.otherText'), media: <CardMark brand="" /> },
      ]
    : linked;
  return (
    <Stack space="xsmall">
      <RadioCards
        label={t('card.title')}
        hideLabel
        columns="one"
        options={choices}
        value={typed?.chosen ? otherCard : value}
        onValueChange={(chosen) => (chosen === otherCard ? typed?.onChoose() : onSelect(chosen))}
      />
      {standard.cardId !== null && !standard.isToldByProvider ? (
        <Text size="small">{t('card.standardHere')}</Text>
      ) : null}
    </Stack>
  );
};
