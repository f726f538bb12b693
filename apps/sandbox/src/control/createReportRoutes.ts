import { Hono } from 'hono';

const kept = 200;

/** Collects the browsers' reports about the content security policy; `/__sandbox/csp-reports` shows them. */
export const createReportRoutes = (cspReports: unknown[]) =>
  new Hono().post('/', async (c) => {
    const text = await c.req.text();
    try {
      cspReports.push(JSON.parse(text));
    } catch {
      cspReports.push({ unreadable: text.slice(0, 500) });
    }
    cspReports.splice(0, Math.max(0, cspReports.length - kept));
    return c.body(null, 204);
  });
