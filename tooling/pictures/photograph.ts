import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { preview } from 'vite';
import { type ModeName, modes, viewports } from '../../.storybook/modes.ts';
import { fixtureNow } from '../../packages/domain/src/fixtures.ts';
import { chromiumArgs, chromiumPath } from '../chromium.ts';
import type { Book } from './storybook.ts';

/** A picture of a story in a mode. */
export type Shot = { id: string; mode: ModeName };

export const nameOf = ({ id, mode }: Shot): string => `${id}--${mode.replaceAll(' ', '-')}.png`;

/** Milliseconds; a story that takes longer never ends. */
const patience = 30_000;

const open = async (browser: Browser, mode: ModeName): Promise<Page> => {
  const { width, height } = viewports[modes[mode].viewport].styles;
  const context = await browser.newContext({
    viewport: { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) },
    reducedMotion: 'reduce',
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(fixtureNow);
  return page;
};

/** Takes the pictures of a Storybook, in as many pages as there are modes. Returns the stories that threw or did not end. */
export const photograph = async (book: Book, shots: readonly Shot[], folder: string): Promise<string[]> => {
  mkdirSync(folder, { recursive: true });
  const server = await preview({
    configFile: false,
    logLevel: 'silent',
    build: { outDir: book.path },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const [origin = ''] = server.resolvedUrls?.local ?? [];
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });
  const failed: string[] = [];
  const take = async (mode: ModeName): Promise<void> => {
    const own = shots.filter((shot) => shot.mode === mode);
    const page = own.length > 0 ? await open(browser, mode) : undefined;
    const { theme, locale } = modes[mode];
    for (const shot of own) {
      const address = `${origin}iframe.html?viewMode=story&id=${encodeURIComponent(shot.id)}&globals=theme:${theme};locale:${locale}`;
      await page?.goto(address);
      const end = await page
        ?.waitForFunction(
          (id) =>
            document.body.classList.contains('sb-show-errordisplay')
              ? 'threw'
              : document.documentElement.dataset.story === id,
          shot.id,
          { timeout: patience },
        )
        .then(
          (handle) => handle.jsonValue(),
          () => 'did not end',
        );
      if (end !== true) failed.push(`${nameOf(shot)} ${end}`);
      await page?.evaluate(() => document.fonts.ready.then(() => undefined));
      await page?.screenshot({
        path: join(folder, nameOf(shot)),
        animations: 'disabled',
        caret: 'hide',
        fullPage: true,
      });
    }
  };
  await Promise.all((Object.keys(modes) as ModeName[]).map(take));
  await browser.close();
  await server.close();
  return failed;
};
