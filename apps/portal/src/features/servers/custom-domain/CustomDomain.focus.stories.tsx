import { serverFixture } from '@may/domain/fixtures';
import { domainsOf } from '@may/domain/servers/customDomain.ts';
import type { DomainsChange, UnverifiedDomain } from '@may/machines/servers/customDomain.types.ts';
import { customDomainMachine } from '@may/machines/servers/customDomainMachine.ts';
import type { UpdateOutcome } from '@may/machines/servers/serverUpdate.types.ts';
import { CustomDomainsScreen } from '@may/screens/servers/CustomDomains/CustomDomainsScreen.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { fromPromise } from 'xstate';
import { connectCustomDomain } from './connectCustomDomain.ts';
import { circumstancesFixture } from './customDomain.fixtures.ts';

type PlayedDomainsProps = { unverified: UnverifiedDomain[]; isRefused: boolean };

/** The tab with the real flow, at a provider that takes or refuses each update. */
const PlayedDomains = ({ unverified, isRefused }: PlayedDomainsProps) => {
  const { server, ...circumstances } = circumstancesFixture();
  const [holder] = useState(() => serverFixture({ ...server }));
  const none = () => undefined;
  const machine = customDomainMachine.provide({
    actors: {
      updateDomains: fromPromise<UpdateOutcome, DomainsChange>(async ({ input: { task, name } }) => {
        if (isRefused) return { status: 'refused', server: null, serverMessage: null };
        holder.domains =
          domainsOf(holder)
            ?.filter((known) => known !== name)
            .concat(task === 'add' ? name : []) ?? null;
        return { status: 'shown', server: holder, serverMessage: null };
      }),
    },
    actions: {
      announce: none,
      announceVerified: none,
      announceRemoved: none,
      rememberUnverified: none,
      announceChanged: none,
    },
  });
  const [snapshot, send] = useMachine(machine, { input: { serverId: 'srv_1', unverified } });
  return <CustomDomainsScreen {...connectCustomDomain(snapshot, send, { ...circumstances, server })} />;
};

const meta = {
  title: 'Server domains/Focus',
  component: PlayedDomains,
  args: { unverified: [], isRefused: false },
} satisfies Meta<typeof PlayedDomains>;
export default meta;
type Story = StoryObj<typeof meta>;

const add = { name: 'Thêm tên miền' };
const waiting: UnverifiedDomain[] = [{ name: 'www.shop.vn', reason: 'refused', serverMessage: null }];

export const OfTheForm: Story = {
  args: { isRefused: true },
  play: async ({ canvas, userEvent, step }) => {
    await step('Escape closes the form, and its button has the focus', async () => {
      await userEvent.click(canvas.getByRole('button', add));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.getByRole('button', add)).toHaveFocus());
    });
    await step('after a refusal the domain that waits has the focus', async () => {
      await userEvent.click(canvas.getByRole('button', add));
      await userEvent.keyboard('www.shop.vn{Enter}');
      const mark = await canvas.findByText('Chưa xác minh');
      await waitFor(() => expect(document.activeElement).toContainElement(mark));
      await expect(document.body).not.toHaveFocus();
    });
  },
};

export const OfAVerifiedDomain: Story = {
  args: { unverified: waiting },
  play: async ({ canvas, userEvent, step }) => {
    await step('the button that adds has the focus after Verify', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Xác minh' }));
      await waitFor(() => expect(canvas.getByRole('button', add)).toHaveFocus());
    });
  },
};

export const OfADismissedDomain: Story = {
  args: { unverified: waiting },
  play: async ({ canvas, userEvent, step }) => {
    await step('the button that adds has the focus after Dismiss', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Bỏ qua/ }));
      await waitFor(() => expect(canvas.getByRole('button', add)).toHaveFocus());
    });
  },
};

export const OfARemoval: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('the button that adds has the focus after a removal', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Gỡ/ }));
      await userEvent.click(await screen.findByRole('button', { name: 'Gỡ tên miền' }));
      await waitFor(() => expect(canvas.getByRole('button', add)).toHaveFocus());
    });
  },
};
