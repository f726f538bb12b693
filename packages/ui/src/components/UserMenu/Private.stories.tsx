import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Money } from '../Money/Money.tsx';
import { setMasked } from '../Private/masked.ts';
import { Private } from '../Private/Private.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import user from './UserMenu.stories.tsx';
import { UserMenu } from './UserMenu.tsx';

/** Private values beside public ones, hidden as the portal hides them. */
const Values = () => {
  useEffect(() => {
    setMasked(true);
    return () => setMasked(false);
  }, []);
  return (
    <Stack>
      <Button onPress={() => setMasked(false)}>Hiện</Button>
      <UserMenu {...user.args} />
      <Money value={{ amount: 3_270_000, currency: 'VND' }} size="display" />
      <Money value={{ amount: -680_000, currency: 'VND' }} signed strong />
      <Text>
        <Private>203.0.113.7</Private>
      </Text>
      <Text>
        Bạn trả <Money value={{ amount: 99_000, currency: 'VND' }} isPrice />
      </Text>
    </Stack>
  );
};

const meta = { component: Private, args: { children: null }, render: () => <Values /> } satisfies Meta<typeof Private>;
export default meta;
type Story = StoryObj<typeof meta>;

const secret = /3\.270|680|203\.0|demo@/;

export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step(
      'hidden: no amount, address or e-mail is in the document, in a text or in a name; a price stays',
      async () => {
        await waitFor(() => expect(canvasElement.innerHTML).not.toMatch(secret));
        await expect(canvas.getAllByText('đã ẩn')).toHaveLength(3);
        await expect(canvas.getByRole('button', { name: 'Tài khoản đã ẩn' })).toBeVisible();
        await expect(canvasElement).toHaveTextContent(/Bạn trả 99\.000/);
      },
    );
    await step('a copy has dots in their place', async () => {
      const selection = getSelection();
      selection?.selectAllChildren(canvasElement);
      await expect(String(selection)).toContain('••••');
      selection?.removeAllRanges();
    });
    await step('one press shows them', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Hiện' }));
      await waitFor(() => expect(canvasElement).toHaveTextContent(/3\.270\.000.*−680\.000.*203\.0\.113\.7/));
    });
  },
};
