import { expect, it } from 'vitest';
import { safeLinkOf } from './readWebUrl.ts';

it('accepts a link of http or https', () => {
  for (const raw of ['https://invoices.example.com/in_1.pdf?a=1', 'http://invoices.example.com/in_1'])
    expect.soft(safeLinkOf(raw), raw).toBe(raw);
});

it('refuses a link of another scheme, with signs that hide its host, or that is no text', () => {
  const schemes = 'javascript:alert(1)|vbscript:msgbox(1)|blob:https://a.b/1|file:///etc/passwd|data:text/html,x'.split(
    '|',
  );
  const texts = '//evil.tld/x|https:evil.tld|https://a@evil.tld/|java\tscript:alert(1)| https://a.b/|in_1.pdf|'.split(
    '|',
  );
  for (const raw of [...schemes, ...texts, null, undefined, ['https://a.b/']])
    expect.soft(safeLinkOf(raw), JSON.stringify(raw)).toBeNull();
});
