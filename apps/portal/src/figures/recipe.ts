type Choice = string | boolean | undefined;
type Choices = Readonly<Record<string, Choice>>;

/** A recipe of classes as the build writes it. */
type Recipe = {
  defaultClassName: string;
  variantClassNames: Readonly<Record<string, Readonly<Record<string, string>>>>;
  defaultVariants: Choices;
  compoundVariants: readonly (readonly [Choices, string])[];
};

/** Stands in for the function of `@vanilla-extract/recipes` that picks the classes of a recipe. */
export const createRuntimeFn =
  ({ defaultClassName, variantClassNames, defaultVariants, compoundVariants }: Recipe) =>
  (given: Choices): string => {
    const chosen = (name: string) => given[name] ?? defaultVariants[name];
    const variants = Object.entries(variantClassNames).map(([name, classes]) => classes[String(chosen(name))]);
    const compound = compoundVariants.map(([when, name]) =>
      Object.entries(when).every(([variant, choice]) => choice === chosen(variant)) ? name : '',
    );
    return [defaultClassName, ...variants, ...compound].filter(Boolean).join(' ');
  };
