import { Hono } from 'hono';
import { answer } from '../http/answers.ts';
import type { Logs } from './createLogs.ts';

/** For tests: the open sockets of all logs, and the end of every connection. */
export const createLogControlRoutes = ({ logs }: { logs: Logs }) =>
  new Hono()
    .get('/', (c) => answer(c, { sockets: logs.sockets() }))
    .post('/cut', (c) => {
      logs.cut();
      return answer(c);
    });
