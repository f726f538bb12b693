type ScriptRules = { createScriptURL: (url: string) => string };
type TrustingPage = { trustedTypes?: { createPolicy: (name: string, rules: ScriptRules) => ScriptRules } };

/** Makes the page's trusted-types policy of this name; in a browser without such policies the rules count alone. */
export const scriptPolicy = (page: object, name: string, rules: ScriptRules): ScriptRules =>
  (page as TrustingPage).trustedTypes?.createPolicy(name, rules) ?? rules;
