import { addressesOf, manifest, type PageId } from './manifest.ts';

type AddressOf<Id extends PageId> = (typeof manifest)[Id]['path'] extends infer Path
  ? Path extends readonly [infer First extends string, ...string[]]
    ? First
    : Path
  : never;

type ParametersOf<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? { [Key in Name]: string } & ParametersOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? { [Key in Name]: string }
    : unknown;

type Query = Record<string, string>;
type Rest<Id extends PageId> =
  AddressOf<Id> extends `${string}:${string}`
    ? [parameters: ParametersOf<AddressOf<Id>>, query?: Query]
    : [query?: Query];

/** The first address of a page, with the parameters of its pattern and a query. */
export const href = <Id extends PageId>(id: Id, ...rest: Rest<Id>): string => {
  const [pattern = ''] = addressesOf(manifest[id]);
  const isFilled = pattern.includes(':');
  const parameters = isFilled ? (rest[0] as Record<string, string>) : {};
  const query = (isFilled ? rest[1] : rest[0]) as Query | undefined;
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''));
  return query ? `${path}?${new URLSearchParams(query)}` : path;
};
