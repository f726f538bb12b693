import type { EndpointName } from '../../packages/api/src/endpoints.ts';
import { askBy, failureOf } from './asking.ts';
import { callOf } from './checkRead.ts';
import type { Recorder, Seen } from './createRecorder.ts';
import { type Line, lineOf } from './report.ts';

/** Tries one write. The value is undefined if it failed; `seen` is the answer itself. */
export const tryCall = async <Value>(
  name: EndpointName,
  recorder: Recorder,
  call: () => Promise<Value>,
): Promise<{ line: Line; value: Value | undefined; seen: Seen | null }> => {
  let value: Value | undefined;
  const asked = await askBy(recorder, async () => {
    value = await call();
  });
  const { seen } = asked;
  const failure = failureOf(asked);
  if (!failure) return { line: lineOf(callOf(name), 'as specified'), value, seen };
  const { status, details } = failure;
  const weight = status === 'not reached' ? 'unknown' : 'gap';
  return { line: lineOf(callOf(name), status, { weight, details }), value, seen };
};
