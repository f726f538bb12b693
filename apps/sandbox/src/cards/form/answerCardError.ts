import { messages } from '../../http/messages.ts';
import { Refusal } from '../../http/refusal.ts';

/** Answers an error in the card provider's format, which its script reads. */
export const answerCardError = (error: Error): Response => {
  const refusal = error instanceof Refusal ? error : new Refusal(500, 'internal');
  if (refusal !== error) console.error(error);
  const { status, code, words } = refusal;
  const type = status === 500 ? 'api_error' : 'invalid_request_error';
  const message = messages[code].en.replace(/\{(\w+)\}/g, (place, name: string) => words[name] ?? place);
  return Response.json({ error: { type, message } }, { status });
};
