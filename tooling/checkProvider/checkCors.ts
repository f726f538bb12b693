import type { Settings } from '../../apps/portal/src/settings/settings.ts';
import type { Recorder } from './createRecorder.ts';
import { type Line, lineOf } from './report.ts';

type CheckCors = { recorder: Recorder; origin: string; portalOrigin: string | null; settings: Settings };

const call = 'CORS';

const listIn = (headers: Headers, name: string): string[] =>
  (headers.get(name) ?? '').split(',').map((part) => part.trim().toLowerCase());

/** Methods with a call that pages send; a browser asks for each before it sends it. */
const preflights = [
  { method: 'POST', path: '/api/v1/auth/login', headers: ['content-type'], isEssential: true },
  { method: 'GET', path: '/api/v1/auth/me', headers: ['authorization'], isEssential: true },
  { method: 'POST', path: '/api/payments/checkout', headers: ['authorization', 'content-type'], isEssential: true },
  {
    method: 'PUT',
    path: '/api/payments/stripe/attach',
    headers: ['authorization', 'content-type'],
    isEssential: false,
  },
] as const;
const deletion = { method: 'DELETE', path: '/api/dns/1', headers: ['authorization'], isEssential: false } as const;

/**
 * Asks as a browser does before it lets a page of the portal call the provider, and looks at the answers of all calls before. A preflight is
 * OPTIONS, which changes nothing.
 */
export const checkCors = async ({ recorder, origin, portalOrigin, settings }: CheckCors): Promise<Line> => {
  if (portalOrigin === null) {
    return lineOf(call, 'not judged', { details: ['--portal-origin names the origin to ask for'] });
  }
  if (portalOrigin === origin) return lineOf(call, 'as specified', { details: ['not needed on one origin'] });
  const faults: string[] = [];
  let isBroken = false;
  let allowsKeys = true;
  let namesKeys = false;
  for (const { method, path, headers, isEssential } of [...preflights, ...(settings.flags.dns ? [deletion] : [])]) {
    recorder.take();
    const asked = [...headers, ...(method === 'POST' && path.includes('payments') ? ['idempotency-key'] : [])];
    await recorder
      .fetch(new URL(path, origin), {
        method: 'OPTIONS',
        headers: { 'access-control-request-method': method, 'access-control-request-headers': asked.join(',') },
      })
      .catch(() => undefined);
    const seen = recorder.take();
    const fault = (text: string) => {
      faults.push(`the browser may not send ${method} ${path}: ${text}`);
      isBroken ||= isEssential;
    };
    if (seen?.kind !== 'answer') {
      fault(seen?.reason ?? 'no answer');
      continue;
    }
    const allowed = listIn(seen.headers, 'access-control-allow-headers');
    const allowedOrigin = seen.headers.get('access-control-allow-origin');
    const methods = listIn(seen.headers, 'access-control-allow-methods');
    const missing = headers.filter(
      (name) => !allowed.includes(name) && (name === 'authorization' || !allowed.includes('*')),
    );
    const isSimple = method === 'GET' || method === 'POST';
    if (seen.status < 200 || seen.status > 299) fault(`the preflight is answered with status ${seen.status}`);
    else if (allowedOrigin !== '*' && allowedOrigin !== portalOrigin) fault('the portal’s origin is not allowed');
    else if (missing.length > 0) fault(`the header ${missing.join(' and ')} is not allowed`);
    else if (!isSimple && !methods.includes(method.toLowerCase()) && !methods.includes('*'))
      fault('the method is not allowed');
    if (asked.includes('idempotency-key')) {
      namesKeys = allowed.includes('idempotency-key');
      allowsKeys = namesKeys || allowed.includes('*');
    }
  }
  if (settings.provider.idempotencyKey && !allowsKeys) {
    faults.push(
      'PROVIDER_IDEMPOTENCY_KEY is on, but the header idempotency-key is not allowed: the browser would refuse every payment',
    );
    isBroken = true;
  }
  const { total, statuses } = recorder.hidden();
  if (statuses.length > 0) {
    isBroken ||= statuses.some((status) => status < 300);
    faults.push(
      `${statuses.length} of ${total} answers (status ${[...new Set(statuses)].join(', ')}) do not allow the portal’s origin: the browser hides them`,
    );
  }
  const keys = namesKeys && !settings.provider.idempotencyKey;
  return lineOf(call, faults.length > 0 ? 'differs' : keys ? 'richer' : 'as specified', {
    weight: isBroken ? 'broken' : faults.length > 0 ? 'gap' : 'none',
    details: [
      ...faults,
      ...(keys ? ['the provider seems to accept attempt keys (the header Idempotency-Key is allowed)'] : []),
    ],
    settings: keys
      ? ['set PROVIDER_IDEMPOTENCY_KEY=on if the provider’s documentation says that it knows each key for 12 hours']
      : [],
  });
};
