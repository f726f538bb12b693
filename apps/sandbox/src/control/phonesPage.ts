import { html } from 'hono/html';
import type { Page } from '../http/sendPage.ts';
import type { User } from '../session/users.ts';

/** The customers' phones: the only page that shows a code. */
export const phonesPage = (users: readonly User[]): Page => ({
  title: 'Phones',
  language: 'en',
  body: html`<main><h1>Phones</h1>
<p>The codes that the provider sent to customers’ phones and that were not used yet.</p>
${users.length === 0 ? html`<p>No code yet.</p>` : ''}
<dl>${users.map(({ phone, otp }) => html`<dt>${phone}</dt><dd><code>${otp}</code></dd>`)}</dl>
<a class="button" href="/__sandbox/phones">Reload</a></main>`,
});
