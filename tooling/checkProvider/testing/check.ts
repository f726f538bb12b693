import { readSettings } from '../../../apps/portal/src/settings/settings.ts';
import { type Checked, type CheckOptions, checkProvider } from '../checkProvider.ts';
import { talkingSocket } from './madeProvider.ts';

/** The origin that the portal of a test has. */
export const portalOrigin = 'https://portal.example';

export const credentials = { email: 'demo@may.cloud', password: 'Demo!2345' };

/** Checks a provider with the options of a test, else those of a run without writes. */
export const check = (options: Partial<CheckOptions> & Pick<CheckOptions, 'fetch' | 'origin'>): Promise<Checked> =>
  checkProvider({
    ...credentials,
    portalOrigin,
    settings: readSettings(JSON.stringify({ apiOrigin: options.origin })),
    writes: [],
    domain: null,
    transaction: null,
    openSocket: talkingSocket('nginx|GET / 200'),
    now: Date.now,
    timeoutMs: 5_000,
    announce: () => undefined,
    ...options,
  });

export const lineAt = ({ report }: Checked, call: string) => report.lines.find((line) => line.call === call);

/** The settings that the report proposes, like `FLAG_DNS=on`. */
export const settingsIn = ({ report }: Checked): (string | undefined)[] =>
  report.lines.flatMap(({ settings }) => settings).map((text) => text.split(' ')[1]);
