/** The card providers' error format. */
export type CardError = { type: string; code?: string; message: string; [more: string]: unknown };

/** The result of a call to the card provider. */
export type Asked<Result> = { result: Result; error?: undefined } | { error: CardError; result?: undefined };

/** Calls the stand-in of a card provider. A lost answer is a connection error and says nothing about the card. */
export const ask = async <Result>(address: string, body: Record<string, unknown>): Promise<Asked<Result>> => {
  try {
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body), credentials: 'omit' });
    const said = await response.json();
    return response.ok ? { result: said } : { error: said.error ?? { type: 'api_error', message: said.message } };
  } catch {
    const message =
      body.locale === 'vi' ? 'Không kết nối được với nhà cung cấp thẻ.' : 'The card provider did not answer.';
    return { error: { type: 'api_connection_error', message } };
  }
};
