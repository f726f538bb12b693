import type { CardError } from './frameMessages.ts';
import { type FrameLanguage, frameTexts } from './frameTexts.ts';

/** The result of a call to the card provider. */
export type Asked<Result> = { result: Result; error?: undefined } | { error: CardError; result?: undefined };

/** Calls the stand-in of a card provider. A lost answer is a connection error and says nothing about the card. */
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
