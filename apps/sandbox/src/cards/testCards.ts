/** The result of linking a test card or of a payment by it. `challenge` asks the card's owner first. */
type Behaviour = 'accept' | 'challenge' | 'declined' | 'insufficientFunds';

type TestCard = { number: string; brand: string; link: Exclude<Behaviour, 'insufficientFunds'>; pay: Behaviour };

/** The card providers' test numbers. Every other number counts as a real card and is refused. */
export const testCards = {
  visa: { number: '4242424242424242', brand: 'visa', link: 'accept', pay: 'accept' },
  otherVisa: { number: '4111111111111111', brand: 'visa', link: 'accept', pay: 'accept' },
  mastercard: { number: '5555555555554444', brand: 'mastercard', link: 'accept', pay: 'accept' },
  amex: { number: '378282246310005', brand: 'amex', link: 'accept', pay: 'accept' },
  declined: { number: '4000000000000002', brand: 'visa', link: 'declined', pay: 'declined' },
  challenged: { number: '4000002500003155', brand: 'visa', link: 'challenge', pay: 'challenge' },
  noFunds: { number: '4000000000009995', brand: 'visa', link: 'accept', pay: 'insufficientFunds' },
  failsLater: { number: '4000000000000341', brand: 'visa', link: 'accept', pay: 'declined' },
} as const satisfies Record<string, TestCard>;

export type TestCardName = keyof typeof testCards;

const isName = (name: string): name is TestCardName => name in testCards;

export const testCardNames = Object.keys(testCards).filter(isName) as [TestCardName, ...TestCardName[]];

/** Undefined if the number is no test card. */
export const testCardOf = (number: string): TestCardName | undefined =>
  testCardNames.find((name) => testCards[name].number === number);
