/** Style of the sandbox's own pages: one card, unlike the portal, light and dark. */
export const pageStyle = `
:root { color-scheme: light dark; --page: #eef2f0; --card: #fff; --text: #16211c; --muted: #55645c; --line: #cfd9d4; --brand: #0b6b4a; --on-brand: #fff; --critical: #a3261b; }
@media (prefers-color-scheme: dark) { :root { --page: #0e1412; --card: #18211d; --text: #e8efec; --muted: #9db0a7; --line: #33423b; --brand: #4cc797; --on-brand: #06231a; --critical: #ff8f85; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px 16px; background: var(--page); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
main { width: 100%; max-width: 440px; padding: 28px; background: var(--card); border: 1px solid var(--line); border-radius: 14px; }
.bank { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 12px; padding-bottom: 16px; margin-bottom: 20px; border-bottom: 1px solid var(--line); font-weight: 700; color: var(--brand); }
.bank span { font-weight: 500; font-size: 13px; line-height: 24px; color: var(--muted); }
h1 { margin: 0 0 4px; font-size: 20px; line-height: 1.4; }
p { margin: 0 0 16px; color: var(--muted); }
.amount { margin: 0 0 16px; font-size: 32px; line-height: 1.3; font-weight: 700; color: var(--text); font-variant-numeric: tabular-nums; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 6px 16px; margin: 0 0 24px; font-size: 14px; }
dt { color: var(--muted); }
dd { margin: 0; text-align: right; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
form { display: grid; gap: 10px; margin: 0; }
button, .button { display: block; width: 100%; min-height: 44px; padding: 9px 16px; border: 1px solid var(--line); border-radius: 10px; background: transparent; color: var(--text); font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
button:hover, .button:hover { border-color: var(--brand); }
button:focus-visible, a:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }
button.pay, .button.pay { border-color: var(--brand); background: var(--brand); color: var(--on-brand); }
button.fail { color: var(--critical); }
small { display: block; margin-top: 20px; color: var(--muted); font-size: 13px; }
code { font: 13px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
ul { margin: 0 0 16px; padding-left: 20px; }
form + ul { margin-top: 20px; }
li { margin: 4px 0; }
a { color: var(--brand); }
`;
