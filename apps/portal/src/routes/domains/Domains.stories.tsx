import { toAsciiName } from '@may/domain';
import { dnsDomainFixture } from '@may/domain/fixtures';
import { type DomainsContext, domainsMachine } from '@may/machines';
import { DomainDialogs, DomainsScreen, type DomainsScreenProps } from '@may/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { StateValueFrom } from 'xstate';
import { href } from '../../router/href.ts';
import { connectDomains, type DomainsCircumstances } from './connectDomains.ts';
import { rowOfDomain } from './rowOfDomain.ts';

const active = dnsDomainFixture();
const inactive = dnsDomainFixture({ id: 'dom_2', name: toAsciiName('cà-phê-sao-mai.vn') ?? '', active: false });
const start: DomainsContext = {
  typed: '',
  isTried: false,
  name: null,
  attemptKey: null,
  deleting: null,
  error: null,
  isAccepted: false,
};
const circumstances: DomainsCircumstances = {
  known: [active, inactive],
  createKey: () => 'key',
};

const at = (value: StateValueFrom<typeof domainsMachine>, context: Partial<DomainsContext> = {}): Story => ({
  args: connectDomains(domainsMachine.resolveState({ value, context: { ...start, ...context } }), fn(), circumstances),
});
const lost = { kind: 'notDone', serverMessage: null } as const;

const list: DomainsScreenProps = {
  domains: {
    status: 'ready',
    value: { unreadable: 0, items: [active, inactive].map(rowOfDomain) },
  },
  hrefs: { home: href('dashboard') },
  onAdd: fn(),
  onDelete: fn(),
};

/** Every state of adding and deleting a domain, through `connectDomains` and the real screen. */
const meta = {
  title: 'Domains/States',
  component: DomainDialogs,
  args: { adding: null, deleting: null },
  render: (args) => (
    <DomainsScreen {...list}>
      <DomainDialogs {...args} />
    </DomainsScreen>
  ),
} satisfies Meta<typeof DomainDialogs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = at('idle');
export const AddingEditing: Story = at({ adding: 'editing' });
export const AddingEditingTried: Story = at({ adding: 'editing' }, { isTried: true, typed: 'bienxanh' });
export const AddingSending: Story = at({ adding: 'sending' }, { typed: 'saomai.vn' });
export const AddingLooking: Story = at({ adding: 'looking' }, { typed: 'saomai.vn', error: lost });
export const AddingUnknown: Story = at({ adding: 'unknown' }, { typed: 'saomai.vn', error: lost });
export const DeletingAsking: Story = at({ deleting: 'asking' }, { deleting: active });
export const DeletingSending: Story = at({ deleting: 'sending' }, { deleting: active, typed: 'bienxanh.vn' });
export const DeletingLooking: Story = at({ deleting: 'looking' }, { deleting: active, typed: 'bienxanh.vn' });
export const DeletingUnknown: Story = at({ deleting: 'unknown' }, { deleting: active, typed: 'bienxanh.vn' });
