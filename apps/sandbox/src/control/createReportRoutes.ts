import { Hono } from 'hono';

const kept = 200;

/** Collects the browsers' reports about the content security policy; `/__sandbox/csp-reports` shows them. */
export const createReportRoutes = (cspReports: unknown[]) =>
  new Hono().post('/', async (c) => {
    cspReports.push(await c.req.text());
    cspReports.splice(0, cspReports.length - kept);
    return c.body(null, 204);
  });
