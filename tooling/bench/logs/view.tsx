/** The portal's log view on an empty page. */
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import '../../../packages/ui/src/theme/light.css.ts';
import '../../../packages/ui/src/theme/dark.css.ts';
import '../../../packages/ui/src/theme/global.css.ts';
import { LogView } from '../../../packages/ui/src/components/LogView/LogView.tsx';
import { createLogBuffer } from '../../../packages/ui/src/components/LogView/logBuffer.ts';
import { createI18n } from '../../../packages/ui/src/i18n/createI18n.ts';
import { serveBench } from './feed.ts';

const capacity = Number(new URLSearchParams(location.search).get('capacity') ?? 100_000);
const buffer = createLogBuffer({ separator: '|', capacity });
const i18n = await createI18n('en', ['common', 'serverLog'], 'Mây');

const Page = () => {
  const [isPaused, setPaused] = useState(false);
  const [follow, setFollow] = useState(true);
  return (
    <LogView
      buffer={buffer}
      label="Runtime log"
      isPaused={isPaused}
      onPausedChange={setPaused}
      follow={follow}
      onFollowChange={setFollow}
      empty="Nothing yet"
      fileName="server.log"
    />
  );
};

const root = createRoot(document.body.appendChild(document.createElement('div')));
serveBench({
  append: buffer.append,
  // At once, as React draws after a press.
  open: () =>
    flushSync(() =>
      root.render(
        <I18nextProvider i18n={i18n}>
          <Page />
        </I18nextProvider>,
      ),
    ),
  isTailShown: (tail) => document.querySelector('[role="log"]')?.textContent?.endsWith(tail) === true,
});
