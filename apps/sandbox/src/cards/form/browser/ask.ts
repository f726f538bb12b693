import type { CardError } from './frameMessages.ts';
import { type FrameLanguage, frameTexts } from './frameTexts.ts';

/** What a call to the card provider's own address gave. */
export type Asked<Result> = { result: Result; error?: undefined } | { error: CardError; result?: undefined };

/** Asks the stand-in of a card provider; a call without an answer is an error of the connection, and no word about the card. */
export const ask = async <Result>(
  address: string,
  language: FrameLanguage,
  body: Record<string, unknown>,
): Promise<Asked<Result>> => {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...body, locale: language }),
      credentials: 'omit',
    });
    const said = await response.json();
    if (response.ok) return { result: said };
    return { error: said.error ?? { type: 'api_error', message: said.message ?? frameTexts[language].connection } };
  } catch {
    return { error: { type: 'api_connection_error', message: frameTexts[language].connection } };
  }
};
