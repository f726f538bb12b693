import { toAsciiName } from '@may/domain/dns/idn.ts';
import { dnsDomainFixture } from '@may/domain/fixtures';
import type { DomainsContext } from '@may/machines/dns/dnsDomains.types.ts';
import { domainsMachine } from '@may/machines/dns/domainsMachine.ts';
import { describe, expect, it, vi } from 'vitest';
import type { StateValueFrom } from 'xstate';
import { connectDomains, type DomainsCircumstances } from './connectDomains.ts';

const active = dnsDomainFixture({ id: 'dom_1', name: 'bienxanh.vn', active: true });
const lost = { kind: 'notDone', serverMessage: null } as const;
const start: DomainsContext = {
  typed: '',
  isTried: false,
  name: null,
  attemptKey: null,
  task: { kind: 'add' },
  error: null,
  isAccepted: false,
  isSeen: false,
};
const send = vi.fn();
const drawnAt = (
  value: StateValueFrom<typeof domainsMachine>,
  context: Partial<DomainsContext> = {},
  other: Partial<DomainsCircumstances> = {},
) =>
  connectDomains(domainsMachine.resolveState({ value, context: { ...start, ...context } }), send, {
    known: [],
    createKey: () => 'key',
    ...other,
  });
const addingAt = (...given: Parameters<typeof drawnAt>) => drawnAt(...given).adding;

describe('the dialog that adds a domain', () => {
  it('sends the ASCII form of a Vietnamese name, and shows its Unicode form', () => {
    const adding = addingAt('asking', { typed: 'Bánh-Mì-Bà-Tư.vn' });
    const name = toAsciiName('bánh-mì-bà-tư.vn');
    expect(adding?.read).toMatchObject({ name, shown: 'bánh-mì-bà-tư.vn' });
    adding?.actions[0]?.onPress();
    expect(send).toHaveBeenLastCalledWith({ type: 'submit', name, key: 'key' });
  });

  it('shows the fault of a typed name only after it was sent', () => {
    expect(addingAt('asking', { typed: 'bien xanh' })).toMatchObject({ read: null, problem: null });
    expect(addingAt('asking', { typed: 'bien xanh', isTried: true })?.problem).not.toBeNull();
  });

  it('shows at once that a domain is listed, links to its records, and does not send it', () => {
    const adding = addingAt('asking', { typed: 'https://BienXanh.vn/' }, { known: [active] });
    expect(adding).toMatchObject({ problem: 'listed', listedHref: '/dns/domain/dom_1' });
    adding?.actions[0]?.onPress();
    expect(send).toHaveBeenLastCalledWith({ type: 'submit', name: null, key: 'key' });
  });

  it('shows no failure while it is sent, looked for or unknown', () => {
    for (const step of ['sending', 'looking', 'unknown'] as const)
      expect.soft(addingAt(step, { typed: 'saomai.vn', error: lost }), step).toMatchObject({ step, failure: null });
  });

  it('shows a failure when the name can be sent again', () => {
    expect(addingAt('asking', { error: lost })).toMatchObject({ step: 'asking', failure: lost });
  });
});

describe('the dialog that deletes a domain', () => {
  it('offers the deletion of a domain once it is named', () => {
    for (const [name, missing, context] of [
      ['a domain that is not named yet: no', 'name', { task: { kind: 'delete', domain: active } }],
      ['a domain that is named: yes', null, { task: { kind: 'delete', domain: active }, typed: 'BienXanh.vn' }],
    ] as const) {
      expect.soft(drawnAt('asking', context), name).toMatchObject({
        adding: null,
        deleting: { actions: [{ name: 'confirm', missing }] },
      });
    }
  });
});
