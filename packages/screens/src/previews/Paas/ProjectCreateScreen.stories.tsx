import { Box } from '@may/ui/components/Box/Box.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProjectCreateScreen } from './ProjectCreateScreen.tsx';

const meta = {
  title: 'New project',
  component: ProjectCreateScreen,
  args: { hrefs: { home: '#home', paas: '#paas' } },
  decorators: [(Story) => <Box padding="page">{Story()}</Box>],
} satisfies Meta<typeof ProjectCreateScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('each press on a host says that it was not connected', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Kết nối Github' }));
      await expect(canvas.getByText('Chưa kết nối Github')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Kết nối Gitlab' }));
      await expect(canvas.getByText('Chưa kết nối Gitlab')).toBeVisible();
    });
  },
};
export const Refused: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Tên dự án' });
    await step('a typed name is not judged before the press', async () => {
      await userEvent.type(field, 'Dự án Đà Nẵng');
      await expect(field).toBeValid();
    });
    await step('a name with accents and spaces is refused at its field and stays as typed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Tạo dự án' }));
      await expect(field).toHaveAccessibleDescription(/Chỉ gồm chữ thường/);
      await expect(field).toHaveValue('Dự án Đà Nẵng');
    });
  },
};
export const NotCreated: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Tên dự án' });
    await userEvent.type(field, 'project-demo');
    await step('a right name is confirmed with the sentence that no project was created', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Tạo dự án' }));
      await expect(canvas.getByText('Chưa có dự án nào được tạo')).toBeVisible();
    });
  },
};
