/**
 * Makes each formatter when it is first needed and keeps it, by language tag and options. The first `DateTimeFormat` of a page
 * takes 60 ms, and a table formats hundreds of values.
 */
const keep = <Options, Formatter>(make: (tag: string, options?: Options) => Formatter) => {
  const made = new Map<string, Formatter>();
  return (tag: string, options?: Options): Formatter => {
    const key = `${tag} ${JSON.stringify(options)}`;
    const formatter = made.get(key) ?? make(tag, options);
    made.set(key, formatter);
    return formatter;
  };
};

export const dateTimeFormat = keep(
  (tag, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options),
);
export const numberFormat = keep((tag, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options));
export const relativeTimeFormat = keep(
  (tag, options?: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(tag, options),
);
export const listFormat = keep((tag, options?: Intl.ListFormatOptions) => new Intl.ListFormat(tag, options));
export const pluralRules = keep((tag, options?: Intl.PluralRulesOptions) => new Intl.PluralRules(tag, options));
export const collator = keep((tag, options?: Intl.CollatorOptions) => new Intl.Collator(tag, options));
