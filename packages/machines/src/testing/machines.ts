import { type AnyStateMachine, StateMachine } from 'xstate';

const files = import.meta.glob<object>(['../*/*.ts', '!../testing/*', '!**/*.{chart,test}.ts'], { eager: true });

/** Each machine of the package, read from its folders. */
export const machines: AnyStateMachine[] = Object.values(files)
  .flatMap((file) => Object.values(file))
  .filter((value) => value instanceof StateMachine);
