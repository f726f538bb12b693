import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { answer } from '../http/answers.ts';
import { readForm, readJson } from '../http/readInput.ts';
import { refuseOtherOrigins } from '../http/refuseOtherOrigins.ts';
import type { Orders } from '../servers/createOrders.ts';
import type { Time } from '../time/createTime.ts';

const stretch = (longest: number) => v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(longest)), 0);
const stretchSchema = v.strictObject({ hours: stretch(1_000), days: stretch(1_000), months: stretch(36) });
/** The pressed button: its name is the unit, its value the number. */
const formSchema = v.pipe(
  v.record(v.string(), v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number))),
  stretchSchema,
);

/** The time machine: completes the orders in progress, moves the clock forward, and makes each charge on its day. */
export const createClockRoutes = ({ time, orders }: { time: Time; orders: Pick<Orders, 'advanceTo'> }) => {
  const answerTime = (c: Context) => answer(c, { now: time.now().toISOString(), offset: time.offset() });

  return new Hono().get('/', answerTime).post('/', refuseOtherOrigins(), async (c) => {
    const isForm = (c.req.header('Content-Type') ?? '').startsWith('application/x-www-form-urlencoded');
    const advance = isForm
      ? await readForm(c, formSchema)
      : (await readJson(c, v.strictObject({ advance: stretchSchema }))).advance;
    await orders.advanceTo(time.after(advance));
    return isForm ? c.redirect('/__sandbox/scenarios', 303) : answerTime(c);
  });
};
