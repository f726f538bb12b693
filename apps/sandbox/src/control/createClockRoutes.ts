import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { answer } from '../http/answers.ts';
import { refuseOtherOrigins } from '../http/guards.ts';
import { readForm, readJson } from '../http/readInput.ts';
import type { Orders } from '../servers/createOrders.ts';
import type { Time } from '../time/createTime.ts';

const stretch = (longest: number) => v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(longest)), 0);
const stretchSchema = v.strictObject({ hours: stretch(1_000), days: stretch(1_000), months: stretch(36) });
const digits = v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number));

/** The time machine: completes the orders in progress, moves the clock forward, and makes each charge on its day. */
export const createClockRoutes = ({ time, orders }: { time: Time; orders: Pick<Orders, 'advanceTo'> }) => {
  const answerTime = (c: Context) => answer(c, { now: time.now().toISOString(), offset: time.offset() });

  return new Hono().get('/', answerTime).post('/', refuseOtherOrigins(), async (c) => {
    if (c.req.header('Content-Type') === 'application/json') {
      const { advance } = await readJson(c, v.strictObject({ advance: stretchSchema }));
      await orders.advanceTo(time.after(advance));
      return answerTime(c);
    }
    // The name of the pressed button is the unit, its value the number.
    const pressed = await readForm(c, v.pipe(v.record(v.string(), digits), stretchSchema));
    await orders.advanceTo(time.after(pressed));
    return c.redirect('/__sandbox/scenarios', 303);
  });
};
