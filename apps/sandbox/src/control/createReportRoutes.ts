import { Hono } from 'hono';

const kept = 200;

/** Collects what browsers report against the content security policy; read at `/__sandbox/csp-reports`. */
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
