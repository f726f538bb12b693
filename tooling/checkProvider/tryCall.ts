import type { EndpointName } from '../../packages/api/src/endpoints.ts';
import { askBy, failureOf } from './asking.ts';
import { callOf } from './checkRead.ts';
import type { Recorder } from './createRecorder.ts';
import { type Line, lineOf } from './report.ts';

/** Tries one write. The value is undefined if it failed. */
export const tryCall = async <Value>(
  name: EndpointName,
  recorder: Recorder,
  call: () => Promise<Value>,
): Promise<{ line: Line; value: Value | undefined }> => {
  let value: Value | undefined;
  const asked = await askBy(recorder, async () => {
    value = await call();
  });
  const failure = failureOf(asked);
  if (!failure) return { line: lineOf(callOf(name), 'as specified'), value };
  const { status, details } = failure;
  return {
    line: lineOf(callOf(name), status, { weight: status === 'not reached' ? 'unknown' : 'gap', details }),
    value,
  };
};
