import { existsSync } from 'node:fs';

/** Arguments for the npm-shipped Chromium: it runs without root, with the same pixels on every machine. */
export const chromiumArgs = [
  '--no-sandbox',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--disable-quic',
  // The edge of a part that is drawn again would get other pixels.
  '--disable-partial-raster',
];

/**
 * Path of the tests' Chromium: `CHROME_PATH` if set, the npm-shipped one on Linux x64, else undefined, so that Playwright chooses. The npm
 * package inflates into the temp folder: call it once before any parallel run.
 */
export const chromiumPath = async (): Promise<string | undefined> => {
  const given = process.env.CHROME_PATH;
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROME_PATH is ${given}, but no file is there: correct or unset it.`);
    return given;
  }
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs24.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
};
