import { serverFixture } from '@may/domain/fixtures';
import { customDomainChart } from '@may/machines/servers/customDomain.chart.ts';
import { connectRow } from '../../../testing/connectRow.ts';
import { connectCustomDomain } from './connectCustomDomain.ts';
import { circumstancesFixture, primary } from './customDomain.fixtures.ts';

export const customDomainRow = connectRow({
  proves: { connectCustomDomain },
  chart: customDomainChart,
  distinguishes: ({ context: { typed, name, unverified } }) => [typed, name, unverified.map((waiting) => waiting.name)],
  screens: {
    'a provider that tells the address': (snapshot, send) =>
      connectCustomDomain(snapshot, send, circumstancesFixture()),
    'a provider that does not': (snapshot, send) =>
      connectCustomDomain(
        snapshot,
        send,
        circumstancesFixture({ server: serverFixture({ domain: primary, domains: [primary], ipv4: null }) }),
      ),
  },
  presses: {
    onAdd: 'add',
    'domains.onRemove': 'remove',
    'form.onType': { gives: 'type', with: [['x']], offered: ({ form }) => form?.actions[0]?.busy === false },
    'form.actions.submit': 'submit',
    'form.onClose': 'close',
    'unverified.actions.verify': 'verify',
    'unverified.onForget': 'forget',
    'removing.actions.confirm': 'confirm',
    'removing.onClose': 'close',
  },
});
