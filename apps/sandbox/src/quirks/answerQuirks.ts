import { fieldsOf, type Json, mapLists, mapObjects, type Quirk } from './quirk.ts';

const everyCall = /^\w+ \/api\/(?!v1\/auth\/)/;
const everyRead = /^GET \/api\/(?!v1\/auth\/)/;

/** Fields that the specification does not promise, or whose absence a client has to bear. */
const optional = [
  ...['amount_paid', 'amount_remaining', 'brand', 'configs', 'containers', 'created', 'createdAt', 'currency'],
  ...['description', 'disk', 'domain', 'ending_balance', 'exp_month', 'exp_year', 'hosted_invoice_url', 'invoice_pdf'],
  ...['ipv4', 'last4', 'mariadb_disk_size', 'nameserver', 'number', 'observed', 'priority', 'proxied', 'replicate'],
  ...['sale_price', 'server_id', 'size', 'sold_out', 'status', 'transactionCode', 'ttl'],
];

/** A quirk of the objects in an answer. */
const rewrites = (
  sentence: string,
  change: (fields: { [field: string]: Json }, random: () => number) => Json,
): Quirk => ({
  sentence,
  at: everyCall,
  run: async ({ random }, handle) => {
    const { status, body } = await handle();
    const { result, ...rest } = fieldsOf(body);
    if (result === undefined) return { status, body };
    return { status, body: { ...rest, result: mapObjects(result, (fields) => change(fields, random)) } };
  },
});

/** A quirk of the words of a refusal. */
const refuses = (sentence: string, words: (random: () => number) => { [field: string]: Json }): Quirk => ({
  sentence,
  at: everyCall,
  run: async ({ random }, handle) => {
    const { status, body } = await handle();
    const { message, ...rest } = fieldsOf(body);
    const isRefusal = status >= 400 || (message !== undefined && message !== 'success');
    return { status, body: isRefusal ? { ...rest, ...words(random) } : body };
  },
});

const oneOf = <Value>(values: readonly [Value, ...Value[]], random: () => number): Value =>
  values[Math.floor(random() * values.length)] ?? values[0];

const wholeMinutes = (value: Json | undefined): Json => {
  if (typeof value === 'number') return value - (value % 60);
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? (value ?? null) : new Date(time - (time % 60_000)).toISOString();
};

/** Habits of any provider: what it leaves out, how it spells and orders. */
export const answerQuirks = {
  fieldsLeftOut: rewrites('Optional fields are missing, each one now and then.', (fields, random) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => !optional.includes(name) || random() < 0.7)),
  ),
  fieldsNull: rewrites('Optional fields are null, each one now and then.', (fields, random) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, optional.includes(name) && random() < 0.3 ? null : value]),
    ),
  ),
  statusShouted: rewrites('A status comes in capitals.', (fields) =>
    typeof fields.status === 'string' ? { ...fields, status: fields.status.toUpperCase() } : fields,
  ),
  statusUnknown: rewrites('A status is a word that the specification lacks.', (fields) =>
    typeof fields.status === 'string' ? { ...fields, status: 'under_review' } : fields,
  ),
  sameSecond: rewrites('Times are rounded down to whole minutes, so rows have the same one.', (fields) => ({
    ...fields,
    ...('created' in fields && { created: wholeMinutes(fields.created) }),
    ...('createdAt' in fields && { createdAt: wholeMinutes(fields.createdAt) }),
  })),
  listsReversed: {
    sentence: 'Lists come the other way round.',
    at: everyRead,
    run: async (_, handle) => {
      const { status, body } = await handle();
      return { status, body: mapLists(body, (list) => list.toReversed()) };
    },
  },
  listsShuffled: {
    sentence: 'Lists come in another order each time.',
    at: everyRead,
    run: async ({ random }, handle) => {
      const { status, body } = await handle();
      const shuffle = (list: Json[]) =>
        list
          .map((row) => ({ row, place: random() }))
          .sort((one, other) => one.place - other.place)
          .map(({ row }) => row);
      return { status, body: mapLists(body, shuffle) };
    },
  },
  refusalsBlank: refuses('A refusal has no words.', (random) => ({ message: oneOf(['', '   '], random) })),
  refusalsWithoutText: refuses('A refusal has an object in place of words, or nothing.', (random) =>
    oneOf<{ [field: string]: Json }>(
      [{}, { message: null }, { message: { amount: ['min'] } }, { message: [] }],
      random,
    ),
  ),
} satisfies Record<string, Quirk>;
