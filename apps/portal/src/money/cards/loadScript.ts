import { partTimeout } from '@may/ui';
import { scriptPolicy } from '../../browser/scriptPolicy.ts';

type Policy = ReturnType<typeof scriptPolicy>;

/** The trusted-types policies in the page's header; each allows one script. */
export type ScriptPolicy = 'stripe-loader' | 'square-loader';

const policies = new Map<ScriptPolicy, Policy>();
const allowed = new Map<ScriptPolicy, string>();

const policyOf = (name: ScriptPolicy): Policy => {
  const rules: Policy = { createScriptURL: (url) => (url === allowed.get(name) ? url : '') };
  const policy = policies.get(name) ?? scriptPolicy(window, name, rules);
  policies.set(name, policy);
  return policy;
};

const loading = new Map<string, Promise<void>>();

const append = (name: ScriptPolicy, url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    allowed.set(name, url);
    const script = document.createElement('script');
    script.src = policyOf(name).createScriptURL(url);
    const fail = () => {
      clearTimeout(timer);
      script.remove();
      loading.delete(url);
      reject({ kind: 'scriptMissing', serverMessage: null });
    };
    const timer = setTimeout(fail, partTimeout);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    script.addEventListener('error', fail);
    document.head.append(script);
  });

/**
 * Loads a card provider's script once; rejects as `scriptMissing`, and the next call tries again. It has its own trusted-types policy, because
 * the providers' loaders set a plain address, which the page's policy refuses. Those loaders reuse a script that is on the page.
 */
export const loadScript = (name: ScriptPolicy, url: string): Promise<void> => {
  const loaded = loading.get(url) ?? append(name, url);
  loading.set(url, loaded);
  return loaded;
};
