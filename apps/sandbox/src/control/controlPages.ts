import { html } from 'hono/html';
import type { Page } from '../http/sendPage.ts';
import type { User } from '../session/users.ts';
import type { Time } from '../time/createTime.ts';
import { scenarios } from './scenarios.ts';

/** The time machine, and a link that arms it for each scenario. */
export const scenarioListPage = (time: Time, armed: string | null): Page => ({
  title: 'Scenarios',
  language: 'en',
  body: html`<main><h1>Scenarios</h1>
<p>Open any page of the portal with <code>?scenario=name</code>; <code>none</code> disarms. Armed: <code>${armed ?? 'none'}</code></p>
<p>It is <code>${time.now().toISOString()}</code>${time.offset() > 0 ? ', ahead of the clock on the wall' : ''}; servers are
charged on the way. <code>none</code> goes back in time, but what happened stays: only a reset undoes it.</p>
<form method="post" action="/__sandbox/clock">
<button name="hours" value="1">An hour on</button>
<button name="days" value="1">A day on</button>
<button name="months" value="1">A month on</button>
</form>
<ul>${Object.entries(scenarios).map(
    ([name, { sentence }]) => html`<li><a href="/?scenario=${name}"><code>${name}</code></a> ${sentence}</li>`,
  )}</ul>
<a class="button" href="/?scenario=none">none</a>
<p><a href="/__sandbox/phones">Codes sent to phones</a></p></main>`,
});

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
