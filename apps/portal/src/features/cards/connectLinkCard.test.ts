import type { LinkCardContext } from '@may/machines/cards/linkCard.types.ts';
import { linkCardMachine } from '@may/machines/cards/linkCardMachine.ts';
import { describe, expect, it, vi } from 'vitest';
import type { StateValueFrom } from 'xstate';
import { connectLinkCard } from './connectLinkCard.ts';

const start: LinkCardContext = { isReturn: false, problem: null, formError: null, serverMessage: null };
const contentAt = (
  value: StateValueFrom<typeof linkCardMachine>,
  context: Partial<LinkCardContext> = {},
  circumstances: { offline?: boolean; isInterruptedTopUp?: boolean } = {},
) =>
  connectLinkCard(linkCardMachine.resolveState({ value, context: { ...start, ...context } }), vi.fn(), {
    form: 'the form',
    offline: false,
    isInterruptedTopUp: false,
    goToTopUp: vi.fn(),
    ...circumstances,
  }).content;

describe('connectLinkCard', () => {
  it('shows in each state its form or its result', () => {
    const rows: [StateValueFrom<typeof linkCardMachine>, object][] = [
      ['loadingSecret', { form: null, ready: false, busy: false, missing: 'notReady' }],
      [{ editing: 'mounting' }, { form: 'the form', ready: false, busy: false, missing: 'notReady' }],
      [{ editing: 'ready' }, { ready: true, busy: false, missing: null }],
      ['confirming', { ready: true, busy: true, missing: null }],
      ['leaving', { ready: true, busy: true, missing: null }],
      ['unavailable', { problem: 'unreachable', busy: false }],
      ['retrievingSetupIntent', { result: 'checking', actions: [] }],
      ['saved', { result: 'saved', actions: [{ name: 'seeCards' }, { name: 'another' }] }],
      [{ processing: 'waiting' }, { result: 'processing', actions: [{ name: 'check', busy: false }, {}] }],
      [{ processing: 'checking' }, { result: 'processing', actions: [{ name: 'check', busy: true }, {}] }],
      ['rejected', { result: 'rejected', actions: [{ name: 'another' }, { name: 'seeCards' }] }],
      ['cancelled', { result: 'cancelled', actions: [{ name: 'another' }, {}] }],
      ['unfinished', { result: 'unfinished', actions: [{ name: 'another' }, {}] }],
      ['unknown', { result: 'unknown', actions: [{ name: 'check' }, { name: 'another' }] }],
    ];
    for (const [value, expected] of rows) expect.soft(contentAt(value), JSON.stringify(value)).toMatchObject(expected);
  });

  it('disables sending while offline, and links back to an unfinished top-up', () => {
    expect(contentAt({ editing: 'ready' }, {}, { offline: true })).toMatchObject({ missing: 'offline' });
    expect(contentAt('saved', {}, { isInterruptedTopUp: true })).toMatchObject({
      actions: [{ name: 'backToTopUp' }, {}],
    });
  });

  it('shows the card provider’s message about the form, and no empty one', () => {
    const formError = 'Your card number is incomplete.';
    expect(contentAt({ editing: 'ready' }, { formError })).toMatchObject({ error: formError });
    expect(contentAt({ editing: 'ready' }, { formError: '' })).toMatchObject({ error: null });
  });
});
