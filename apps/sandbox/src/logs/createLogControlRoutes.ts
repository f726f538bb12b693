import { type Context, Hono } from 'hono';
import { answer } from '../http/answers.ts';
import { readJson } from '../http/readInput.ts';
import type { Logs } from './createLogs.ts';
import { logSettingsSchema } from './logSettings.ts';

/** For tests: the settings and open sockets of all logs, a change of the settings, and the end of every connection. */
export const createLogControlRoutes = ({ logs }: { logs: Logs }) => {
  const answerReport = (c: Context) => answer(c, { ...logs.settings, sockets: logs.sockets() });

  return new Hono()
    .get('/', answerReport)
    .post('/', async (c) => {
      const { rate, mood } = await readJson(c, logSettingsSchema);
      Object.assign(logs.settings, rate !== undefined && { rate }, mood !== undefined && { mood });
      return answerReport(c);
    })
    .post('/cut', (c) => {
      logs.cut();
      return answer(c);
    });
};
