import { Hono } from 'hono';
import * as v from 'valibot';
import { answer } from '../http/answers.ts';
import { parseInput } from '../http/readInput.ts';
import { Refusal } from '../http/refusal.ts';
import type { Provider } from '../session/provider.ts';
import { findUserByToken } from '../session/tokens.ts';

const querySchema = v.object({ search: v.pipe(v.string(), v.trim(), v.maxLength(100)) });

const places = [
  { id: 'loc_hanoi', name: 'Hà Nội' },
  { id: 'loc_haiphong', name: 'Hải Phòng' },
  { id: 'loc_hue', name: 'Thừa Thiên Huế' },
  { id: 'loc_danang', name: 'Đà Nẵng' },
  { id: 'loc_dalat', name: 'Đà Lạt, Lâm Đồng' },
  { id: 'loc_hcm', name: 'Thành phố Hồ Chí Minh' },
  { id: 'loc_cantho', name: 'Cần Thơ' },
];

/** Removes accents, so that "da nang" finds Đà Nẵng. Unicode does not decompose đ. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd');

/** The search for places (spec §7). It is the only call with a token without the Bearer prefix. */
export const createLocationRoutes = ({ store }: Provider) =>
  new Hono().get('/search', async (c) => {
    const [token] = /^[\w-]{20,200}$/.exec(c.req.header('Authorization') ?? '') ?? [];
    if (!token || !(await findUserByToken(store.db, token))) throw new Refusal(401, 'signInFirst');
    const { search } = parseInput(querySchema, c.req.query());
    return answer(
      c,
      places.filter(({ name }) => fold(name).includes(fold(search))),
    );
  });
