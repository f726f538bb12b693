import { radius } from '@may/ui';
import { Elements, PaymentElement, useElements } from '@stripe/react-stripe-js';
import type { Appearance, Stripe, StripeElements } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';
import { useTheme } from '../../browser/preferences/theme.ts';
import { readCardSecret } from '../../browser/storage/storedSession.ts';
import { cardLocale, loadCardProvider } from '../../money/cards/cardProvider.ts';

/** Stripe's own theme that fits the page's one. Square's form has one look, which stands on both. */
const look = (): Appearance => ({
  theme: document.documentElement.dataset.theme === 'dark' ? 'night' : 'stripe',
  variables: { borderRadius: `${radius.small}px` },
});

type CardFormProps = {
  /** Gets the form; null when the form leaves the page. */
  onElements: (elements: StripeElements | null) => void;
  onShown: () => void;
  onLost: () => void;
};

const Form = ({ onElements, onShown, onLost }: CardFormProps) => {
  const elements = useElements();
  useEffect(() => {
    onElements(elements);
    return () => onElements(null);
  }, [elements, onElements]);
  return <PaymentElement options={{ layout: 'tabs' }} onReady={onShown} onLoadError={onLost} />;
};

/** The card provider's form with the portal's colors. The portal's code never sees the card number. */
const CardForm = (events: CardFormProps) => {
  const [stripe] = useState<Promise<Stripe>>(loadCardProvider);
  const [clientSecret] = useState(readCardSecret);
  useTheme();
  if (clientSecret === null) return null;
  const options = { clientSecret, appearance: look(), locale: cardLocale() };
  return (
    <Elements key={clientSecret} stripe={stripe} options={options}>
      <Form {...events} />
    </Elements>
  );
};

export default CardForm;
