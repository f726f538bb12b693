import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The build writes its mode (`production` or `sandbox`) into this file. */
export const modeFile = 'pages/mode';

/** Throws one sentence if there is no build, or if it was made for another mode: one for the sandbox has every service switched on. */
export const checkBuild = (folder: string, env: NodeJS.ProcessEnv): void => {
  if (!existsSync(join(folder, 'pages'))) {
    throw new Error('The portal has not been built: run `npm run build` first.');
  }
  const file = join(folder, modeFile);
  const mode = existsSync(file) ? readFileSync(file, 'utf8') : 'production';
  const wanted = env.PORTAL_MODE ?? 'production';
  if (mode !== wanted) {
    const command = wanted === 'production' ? 'npm run build' : `PORTAL_MODE=${wanted} npm run build`;
    throw new Error(`The portal was built for ${mode}, and not for ${wanted}: run \`${command}\` first.`);
  }
};
