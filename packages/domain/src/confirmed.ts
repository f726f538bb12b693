declare const proof: unique symbol;

/** A value that the provider has said; only the parsers of packages/api make it (docs/decisions/0038). */
export type Confirmed<T> = T & { readonly [proof]: true };
