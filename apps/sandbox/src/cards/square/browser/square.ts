import { type CardForm, formLanguageOf, openCardForm, ownOrigin } from '../../form/browser/cardForm.ts';

const origin = ownOrigin();

/** The part of Square's API that the portal uses, with the real names and shapes. */
const payments = (applicationId: string, locationId: string) => {
  if (!applicationId || !locationId) throw new Error('The Payment applicationId or locationId option is missing.');
  let locale: string | undefined;

  const createCard = () => {
    let form: CardForm | undefined;
    return {
      attach: (place: Element): Promise<void> =>
        new Promise((resolve) => {
          form = openCardForm(origin, place, formLanguageOf(locale), resolve);
        }),
      tokenize: async () => {
        if (!form) throw new Error('Attach the card before it is tokenized.');
        const { result, error } = await form.send<{ token: string }>('tokenize', {});
        return error
          ? { status: 'ERROR', errors: [{ type: 'INVALID_CARD_DATA', message: error.message }] }
          : { status: 'OK', token: result.token };
      },
      destroy: async (): Promise<boolean> => {
        form?.close();
        return true;
      },
    };
  };
  return {
    setLocale: async (next: string): Promise<void> => {
      locale = next;
    },
    card: async () => createCard(),
    verifyBuyer: async (sourceId: string) => ({
      token: `verf:${sourceId.replace(/^cnon:/, '')}`,
      userChallenged: false,
    }),
  };
};

Object.assign(window, { Square: { payments } });
