import {
  answerOf,
  type EndpointName,
  endpointNames,
  endpoints,
  isRequestTo,
} from '../../../packages/api/src/endpoints.ts';
import type { OpenSocket } from '../checkSockets.ts';

/** Another answer to a call, or a promise that fails. */
export type Answers = Partial<Record<EndpointName, (request: Request) => Response | Promise<Response>>>;

export const json = (body: unknown, init: ResponseInit = {}): Response =>
  new Response(JSON.stringify(body), { ...init, headers: { 'content-type': 'application/json', ...init.headers } });

export const result = (value: unknown): Response => json(answerOf({}, value));

/** The token that the made provider gives. */
export const madeToken = 'secret-token-of-the-made-provider';

const portalOrigin = 'https://portal.example';

/** A provider that answers each call with the specification's example, except the given ones. */
export const createMadeProvider = (answers: Answers, policy: Readonly<Record<string, string>> = {}) => {
  const seen: Request[] = [];
  const provider = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    seen.push(request);
    const answer = await answerTo(request);
    const cors = { 'access-control-allow-origin': portalOrigin, ...policy };
    for (const [name, value] of Object.entries(cors)) if (!answer.headers.has(name)) answer.headers.set(name, value);
    return answer;
  };
  const answerTo = async (request: Request): Promise<Response> => {
    if (request.method === 'OPTIONS') {
      const allow = {
        'access-control-allow-methods': 'PUT, DELETE',
        'access-control-allow-headers': 'authorization, content-type',
      };
      return new Response(null, { status: 204, headers: { ...allow, ...policy } });
    }
    // `/api/wp/regions` has also the form of `/api/wp/{id}`: the longest fixed path counts.
    const name = endpointNames
      .filter((each) => isRequestTo(endpoints[each], request))
      .toSorted((a, b) => endpoints[a].path.split('{').length - endpoints[b].path.split('{').length)[0];
    if (!name) return json({ statusCode: 404, message: 'unknown' }, { status: 404 });
    const isKnown = [`Bearer ${madeToken}`, madeToken].includes(request.headers.get('authorization') ?? '');
    const answer = answers[name];
    if (name === 'auth.signIn') return answer?.(request) ?? result({ token: { accessToken: madeToken } });
    if (!isKnown && !answer) return json({ statusCode: 401, message: 'Sign in first.' }, { status: 401 });
    return answer?.(request) ?? json(answerOf(endpoints[name], endpoints[name].literal));
  };
  return { fetch: provider, seen };
};

/** A socket that opens at once and says one text. */
export const talkingSocket =
  (text: string): OpenSocket =>
  () => {
    const socket = { onopen: null, onmessage: null, onclose: null, close: () => undefined } as unknown as WebSocket;
    queueMicrotask(() => {
      socket.onopen?.(new Event('open'));
      socket.onmessage?.({ data: text } as MessageEvent);
    });
    return socket;
  };
