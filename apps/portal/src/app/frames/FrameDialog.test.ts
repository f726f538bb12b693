import { expect, it, vi } from 'vitest';
import './FrameDialog.tsx';

const { fetched } = vi.hoisted(() => ({ fetched: [] as unknown[][] }));
vi.mock('@may/ui', async (original) => ({
  ...(await original<typeof import('@may/ui')>()),
  fetchWords: (...given: unknown[]) => void fetched.push(given),
}));
vi.mock('react-i18next', async (original) => ({
  ...(await original<typeof import('react-i18next')>()),
  getI18n: () => ({ language: 'vi' }),
}));

it('fetches the words of the search with its code, so that a search opened offline has both', () => {
  expect(fetched).toEqual([['vi', expect.arrayContaining(['palette', 'privacy'])]]);
});
