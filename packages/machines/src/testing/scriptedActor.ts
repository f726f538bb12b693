import { fromPromise, type NonReducibleUnknown } from 'xstate';

/** One invocation, answered when the test says so; `listening` until it is answered or its machine moved on. */
export type ScriptedCall<Output, Input> = {
  input: Input;
  resolve: (output: Output) => void;
  reject: (failure: unknown) => void;
  listening: () => boolean;
};

/** A promise actor that hangs until the test answers its calls, newest last. */
export const scriptedActor = <Output, Input = NonReducibleUnknown>() => {
  const calls: ScriptedCall<Output, Input>[] = [];
  const logic = fromPromise<Output, Input>(
    ({ input, signal }) =>
      new Promise((resolve, reject) => {
        let answered = false;
        calls.push({
          input,
          resolve: (output) => {
            answered = true;
            resolve(output);
          },
          reject: (failure) => {
            answered = true;
            reject(failure);
          },
          listening: () => !answered && !signal.aborted,
        });
      }),
  );
  const last = (): ScriptedCall<Output, Input> => {
    const call = calls.at(-1);
    if (call === undefined) throw new Error('Nobody called the scripted actor yet, so there is nothing to answer.');
    return call;
  };
  return { logic, calls, last };
};

/** Waits until promise actors that were answered have reported to their machine. */
export const answersArrived = async (): Promise<void> => {
  for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
};
