import { expect, it } from 'vitest';
import { askPassword } from './askPassword.ts';
import { readOptions } from './readOptions.ts';

const right = ['--origin', 'https://api.example/', '--email', 'a@b.vn'];

it('reads an origin, an e-mail, and the origin of the portal', () => {
  expect(readOptions([...right, '--portal-origin=https://portal.example'])).toEqual({
    origin: 'https://api.example',
    email: 'a@b.vn',
    portalOrigin: 'https://portal.example',
  });
});

it('refuses wrong arguments, and repeats none of them', () => {
  for (const [, args, sentence] of [
    ['no e-mail', ['--origin', 'https://api.example'], 'are needed'],
    ['a path', ['--origin', 'https://api.example/v1', '--email', 'a@b.vn'], 'is no origin'],
    ['plain http', ['--origin', 'http://api.example', '--email', 'a@b.vn'], 'plain http'],
    ['a password', [...right, '--password=Secret!1'], 'variable PASSWORD'],
  ] as const) {
    const refused = () => readOptions(args);
    expect.soft(refused, sentence).toThrow(sentence);
    expect.soft(refused, sentence).not.toThrow(/Secret|a@b\.vn/);
  }
});

it('takes the password from PASSWORD, else from the terminal, and never an empty one', async () => {
  expect(await askPassword({ PASSWORD: 'a' }, async () => 'b')).toBe('a');
  expect(await askPassword({}, async () => 'b')).toBe('b');
  await expect(askPassword({}, async () => '')).rejects.toThrow('nothing was sent');
});
