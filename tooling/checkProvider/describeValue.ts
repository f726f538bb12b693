/** Characters of a masked sample. */
const longestSample = 40;

/** A text with its letters and digits hidden: the form of a date stays, every other run is one sign. */
const mask = (text: string): string => {
  const start = text.slice(0, longestSample).replace(/\p{L}/gu, 'a').replace(/\p{N}/gu, '9');
  const form = /9999-99-99|99[/.]99[/.]9999/.test(start)
    ? start
    : start.replace(/a+/g, 'a').replace(/9[9., ]*9|9/g, '9');
  return form.replace(/[^\x20-\x7e]/g, '?');
};

const countOf = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;

/** A value by its type and form, without its content (test: "no secret of the customer"). */
export const describeValue = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return `a list of ${countOf(value.length, 'entry').replace('entrys', 'entries')}`;
  if (typeof value === 'object') return 'an object';
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return Number.isInteger(value) ? 'a whole number' : 'a number with decimals';
  const text = String(value);
  return text === '' ? 'an empty text' : `a text like "${mask(text)}"`;
};

/** Names of envelopes that are no secret. */
const usual =
  /^(?:data|payload|response|body|items|rows|results?|success|ok|errors?|status|statusCode|code|message|meta)$/;

/** An envelope by the usual names among its fields; the others are counted. */
export const describeEnvelope = (body: unknown): string => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return describeValue(body);
  const names = Object.keys(body);
  const known = names.filter((name) => usual.test(name)).slice(0, 8);
  const others = names.length - known.length;
  return `fields: ${[...known, ...(others > 0 ? [countOf(others, 'other')] : [])].join(', ') || 'none'}`;
};
