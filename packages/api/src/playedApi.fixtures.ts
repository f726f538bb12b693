import { type Api, type ApiOptions, createApi } from './createApi.ts';
import { Permit } from './http/Permit.ts';

/** The permit of a press that counts. */
export const permit = new Permit(() => true);

type Answer = { status?: number; message?: string; body?: unknown } & Partial<ApiOptions>;

/** The client of a provider that gives one answer to each request, and the requests. `body` replaces the envelope. */
export const apiAnswering = (result: unknown, answer: Answer = {}): Api & { asked: Request[] } => {
  const { status = 200, message = 'success', body = { statusCode: status, message, result }, ...options } = answer;
  const asked: Request[] = [];
  const api = createApi({
    baseUrl: 'https://api.test',
    fetch: async (input, init) => {
      asked.push(new Request(input, init));
      return Response.json(body, { status });
    },
    getToken: () => 'session-token',
    ...options,
  });
  return { ...api, asked };
};
