import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ErrorPage } from './ErrorPage.tsx';
import { errorCatalogue } from './errorCatalogue.ts';

const meta = { title: 'Errors', component: ErrorPage, parameters: { layout: 'padded' } } satisfies Meta<
  typeof ErrorPage
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllErrors: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('each error has its code, and words in place of keys', async () => {
      for (const code of Object.keys(errorCatalogue)) await expect(canvas.getByText(code)).toBeVisible();
      await expect(canvas.queryByText(/^(?:\w+[:.])?\w+(?:\.\w+)*\.(?:title|text)$/)).toBeNull();
      await expect(canvas.queryByText(/\{\{/)).toBeNull();
    });
    await step('a search leaves the errors that it names', async () => {
      await userEvent.type(canvas.getByRole('textbox'), 'mayChargeTwice');
      await expect(canvas.getAllByRole('row')).toHaveLength(2);
      await expect(canvas.getByText('topUp:mayChargeTwice')).toBeVisible();
      await userEvent.clear(canvas.getByRole('textbox'));
    });
  },
};
