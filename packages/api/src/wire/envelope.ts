import * as v from 'valibot';

/** Opens the provider's answer `{ statusCode, message, result }`: only the result is returned. */
export const envelopeOf = <T>(result: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.object({ result }),
    v.transform((body): T => body.result),
  );

/** An answer without a result: only `message: 'success'`. */
export const acknowledgementSchema = v.pipe(
  v.object({ message: v.pipe(v.string(), v.regex(/^success$/i)) }),
  v.transform(() => undefined),
);

/** For writes whose answer the specification does not show ("success or failure"): an empty body or `message: 'success'`. */
export const optionalAcknowledgementSchema = v.optional(acknowledgementSchema);

/** The provider's refusal `{ statusCode, message, code? }`; of a list of messages the first one counts. A message that is no text is null. */
export const refusalSchema = v.object({
  statusCode: v.optional(v.fallback(v.optional(v.number()), undefined)),
  message: v.pipe(
    v.optional(v.unknown(), null),
    v.transform((message): unknown => (Array.isArray(message) ? message[0] : message)),
    v.transform((message) => (typeof message === 'string' ? message : null)),
  ),
  code: v.optional(v.fallback(v.nullable(v.string()), null), null),
});
