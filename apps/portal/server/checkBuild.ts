import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Written by the build beside its pages: what it was made for. */
export const modeFile = 'pages/mode';

/** Ends in one sentence where there is no build to serve, or one that was made for the sandbox and has every service switched on. */
export const checkBuild = (folder: string, env: NodeJS.ProcessEnv): void => {
  if (!existsSync(join(folder, 'pages'))) {
    throw new Error('The portal has not been built: run `npm run build` first.');
  }
  const file = join(folder, modeFile);
  const mode = existsSync(file) ? readFileSync(file, 'utf8') : 'production';
  const wanted = env.PORTAL_MODE ?? 'production';
  if (mode !== wanted) {
    throw new Error(
      `The portal was built for ${mode}, as \`npm start\` does: run \`npm run build\` first, or set PORTAL_MODE=${mode}.`,
    );
  }
};
