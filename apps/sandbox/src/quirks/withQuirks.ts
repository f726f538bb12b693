import type { Fetch } from '../http/fetch.ts';
import type { Quirks } from './createQuirks.ts';
import type { Answer, Call, Handle, Json } from './quirk.ts';

const parse = (text: string): Json | undefined => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Lets the quirks in force change the calls of `fetch` and their answers. A body or an answer that is no JSON passes as it is. */
export const withQuirks =
  (quirks: Quirks, fetch: Fetch): Fetch =>
  async (request, env) => {
    const { method, url } = request;
    const struck = quirks.at(`${method} ${new URL(url).pathname}`);
    if (struck.length === 0) return fetch(request, env);
    const headers = new Headers(request.headers);
    // A compressed answer could not be read here.
    headers.delete('Accept-Encoding');
    headers.delete('Content-Length');
    const sent = await request.text();
    const body = sent === '' ? null : (parse(sent) ?? null);
    let last = new Response();
    let passed = '';
    const whole: Handle = async (changed) => {
      const content = sent === '' ? null : changed === undefined ? sent : JSON.stringify(changed);
      last = await fetch(new Request(url, { method, headers, ...(content !== null && { body: content }) }), env);
      passed = await last.text();
      return { status: last.status, body: parse(passed) ?? null };
    };
    const reading = `${url} ${headers.get('Authorization')}`;
    const call: Call = { method, reading, body, random: quirks.random };
    const run = struck.reduce<Handle>(
      (inner, quirk) => (changed) => quirk.run({ ...call, body: changed ?? body }, (next) => inner(next ?? changed)),
      whole,
    );
    const answer: Answer = await run();
    if (answer.status === last.status && parse(passed) === undefined) return new Response(passed || null, last);
    const told = new Headers(last.headers);
    told.delete('Content-Length');
    told.set('Content-Type', 'application/json');
    return new Response(JSON.stringify(answer.body), { status: answer.status, headers: told });
  };
