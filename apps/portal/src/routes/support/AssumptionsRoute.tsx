import { AssumptionsScreen } from '@may/ui';
import { useSyncExternalStore } from 'react';
import { href } from '../../router/href.ts';
import { ledger } from '../../support/ledger.ts';

/** /support/assumptions, which exists with the setting SUPPORT_LEDGER alone. */
const AssumptionsRoute = () => (
  <AssumptionsScreen
    rows={useSyncExternalStore(ledger.subscribe, ledger.entries, ledger.entries)}
    hrefs={{ home: href('dashboard') }}
  />
);

export default AssumptionsRoute;
