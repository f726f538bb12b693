import { existsSync } from 'node:fs';
import { firefox } from './biDi.ts';
import { webKit } from './webDriver.ts';

/** Fails before the first path if an engine is not installed. The configuration itself loads everywhere: tools read it. */
const findEngines = (): void => {
  const missing = [firefox, ...Object.values(webKit)].filter((file) => !existsSync(file));
  if (missing.length > 0)
    throw new Error(
      `The engines are not installed: ${missing.join(', ')}. On Debian 12: apt-get install firefox-esr webkit2gtk-driver xvfb`,
    );
};
export default findEngines;
