/** A value that a state needs; a throw here means that a guard is missing on a transition into it. */
export const required = <Value>(value: Value | null, what: string): Value => {
  if (value !== null) return value;
  throw new Error(`The flow needs ${what} here: guard every transition that leads to this state.`);
};
