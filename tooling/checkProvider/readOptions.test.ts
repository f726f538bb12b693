import { expect, it } from 'vitest';
import { harmless } from './printReport.ts';
import { asksForHelp, help, readOptions } from './readOptions.ts';

const right = ['--origin', 'https://api.example', '--email', 'a@b.example'];

it('reads the arguments, and the settings of the portal’s server', () => {
  const options = readOptions([...right, '--write=channel,top-up', '--domain=Bücher.example.', '--json'], {
    LOG_HOSTS: 'logs.example',
  });
  expect(options).toMatchObject({
    origin: 'https://api.example',
    writes: ['channel', 'top-up'],
    domain: 'xn--bcher-kva.example',
    isJson: true,
  });
  expect(options.settings).toMatchObject({ apiOrigin: 'https://api.example', logHosts: ['logs.example'] });
});

it.each([
  ['no origin', ['--email', 'a@b.example'], /^--origin and --email are needed/],
  ['plain http', ['--origin', 'http://api.example', '--email', 'a'], /^--origin is plain http/],
  ['a path', ['--origin', 'https://api.example/v1', '--email', 'a'], /an origin is like/],
  ['--write without names', [...right, '--write'], /Each is tried for real:\n {2}channel: /],
  ['an unknown write', [...right, '--write=server'], /^--write takes names/],
  ['--write=dns without a domain', [...right, '--write=channel,dns'], /^--write=dns needs --domain/],
  ['a domain with a path', [...right, '--domain=check.example/a'], /^--domain is no domain name/],
  ['an e-mail without @', ['--origin', 'https://api.example', '--email', 'a'], /^--email is no e-mail/],
  ['an unknown argument', [...right, '--colour=red'], /^The arguments were not understood/],
])('refuses %s with one sentence', (_, args, sentence) => {
  expect(() => readOptions(args, {})).toThrow(sentence);
});

it('refuses a password as an argument without repeating it', () => {
  expect(() => readOptions([...right, '--password=Demo!2345'], {})).toThrow(/^(?!.*Demo).*no argument/);
});

it.each(['--help', '-h'])('answers %s with the usage and the names of the writes', (argument) => {
  expect(asksForHelp([...right, argument])).toBe(true);
  expect(asksForHelp(right)).toBe(false);
  expect(help).toMatch(/--origin[\s\S]* {2}dns: /);
});

it.each([
  ['--origin', ['--origin', 'https://u:secretpw@api.example', '--email', 'a@b.example'], {}],
  ['--origin without a scheme', ['--origin', 'u:secretpw@api.example', '--email', 'a@b.example'], {}],
  ['a query', ['--origin', 'https://api.example?secretpw', '--email', 'a@b.example'], {}],
  ['--portal-origin', [...right, '--portal-origin', 'https://u:secretpw@portal.example'], {}],
  ['a variable', right, { API_ORIGIN: 'https://u:secretpw@api.example' }],
])('refuses a password inside %s without repeating them', (_, args, env) => {
  expect(() => readOptions(args, env)).toThrow(/^(?!.*secretpw).*an origin is like/);
});

it('takes plain http on this machine', () => {
  expect(readOptions(['--origin', 'http://localhost:4173', '--email', 'a@b.example'], {}).origin).toBe(
    'http://localhost:4173',
  );
});

it('hides secrets, and shows control signs as question marks', () => {
  expect(harmless('\u001b[2J a@b.example \u202e', ['a@b.example'])).toBe('?[2J [hidden] ?');
  expect(harmless('wss://to+ken.example', ['To+Ken'])).toBe('wss://[hidden].example');
});
