import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { DownloadButton } from './DownloadButton.tsx';

const meta = {
  component: DownloadButton,
  args: { fileName: 'bienxanh.vn.zone', text: () => '$ORIGIN bienxanh.vn.\n', children: 'Tải tệp zone' },
} satisfies Meta<typeof DownloadButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const made = spyOn(URL, 'createObjectURL');
    const revoked = spyOn(URL, 'revokeObjectURL');
    await step('a press saves the text under its file name and revokes the address of the file', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Tải tệp zone' }));
      const [link] = saved.mock.contexts;
      await expect(link).toHaveProperty('download', 'bienxanh.vn.zone');
      const file = made.mock.calls[0]?.[0];
      await expect(file instanceof Blob ? await file.text() : null).toBe('$ORIGIN bienxanh.vn.\n');
      await expect(revoked).toHaveBeenCalledWith(made.mock.results[0]?.value);
    });
  },
};

export const Brand: Story = { args: { variant: 'solid', tone: 'brand', size: 'small' } };
