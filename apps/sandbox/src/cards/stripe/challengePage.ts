import type { Context } from 'hono';
import { html } from 'hono/html';
import { browserFiles, browserScript } from '../form/browserScript.ts';
import { type PortalOrigin, sendFrame } from '../form/framePages.ts';

const files = [
  ...browserFiles('form', ['frameTexts', 'ask', 'receiveStart']),
  ...browserFiles('stripe', ['challengeTexts', 'challenge']),
];

const style = `
* { box-sizing: border-box; }
html { color-scheme: light; }
body { margin: 0; background: light-dark(#fff, #18211d); color: light-dark(#16211c, #e8efec); font: 16px/1.5 system-ui, sans-serif; }
#page { padding: 0 24px 24px; }
.bank { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 12px; padding-bottom: 12px; margin-bottom: 16px; border-bottom: 1px solid light-dark(#cfd9d4, #33423b); font-weight: 700; color: light-dark(#0b6b4a, #4cc797); }
.bank span + span { font-weight: 500; font-size: 13px; line-height: 24px; color: light-dark(#55645c, #9db0a7); }
h1 { margin: 0 0 4px; font-size: 20px; line-height: 1.4; outline: none; }
p { margin: 0 0 16px; color: light-dark(#55645c, #9db0a7); }
#problem { color: light-dark(#a3261b, #ff8f85); }
dl { display: grid; grid-template-columns: auto 1fr; gap: 6px 16px; margin: 0 0 20px; }
dt { color: light-dark(#55645c, #9db0a7); }
dd { margin: 0; text-align: right; font-weight: 700; font-variant-numeric: tabular-nums; }
button { display: block; width: 100%; min-height: 44px; margin-top: 10px; padding: 9px 16px; border: 1px solid light-dark(#78857e, #7d8f86); border-radius: 10px; background: transparent; color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
button:focus-visible { outline: 2px solid light-dark(#0b6b4a, #4cc797); outline-offset: 2px; }
#complete { border-color: light-dark(#0b6b4a, #4cc797); background: light-dark(#0b6b4a, #4cc797); color: light-dark(#fff, #06231a); }
`;

/** Sends the bank's challenge to a card's owner, with payee and amount. */
export const sendChallenge = (c: Context, provider: PortalOrigin & { payee: string }): Promise<Response> =>
  sendFrame(c, provider, {
    title: '3-D Secure',
    style,
    script: browserScript(files),
    body: html`<div id="page"><div class="bank"><span id="bank"></span><span id="notReal"></span></div>
<h1 id="title" tabindex="-1"></h1><p id="question"></p>
<dl><dt id="merchant"></dt><dd>${provider.payee}</dd><dt id="amount"></dt><dd id="sum"></dd></dl>
<p id="problem" role="alert" hidden></p>
<button type="button" id="complete"></button><button type="button" id="fail"></button></div>`,
  });
