import { html } from 'hono/html';
import type { Language } from '../http/language.ts';
import { scenarios } from '../scenarios/scenarios.ts';
import type { Page } from './sendPage.ts';

/** Every scenario with its sentence, each a link that arms it. */
export const scenarioListPage = (armed: string | null, language: Language): Page => ({
  title: 'Scenarios',
  language,
  body: html`<main><h1>Scenarios</h1>
<p>Open any page of the portal with <code>?scenario=name</code>; <code>none</code> disarms. Armed: <code>${armed ?? 'none'}</code></p>
<ul>${Object.entries(scenarios).map(
    ([name, { sentence }]) => html`<li><a href="/?scenario=${name}"><code>${name}</code></a> ${sentence}</li>`,
  )}</ul>
<a class="button" href="/?scenario=none">none</a></main>`,
});
