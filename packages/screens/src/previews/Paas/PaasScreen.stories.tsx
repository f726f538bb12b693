import { Box } from '@may/ui/components/Box/Box.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { PaasScreen } from './PaasScreen.tsx';

const meta = {
  title: 'PAAS',
  component: PaasScreen,
  args: {
    hrefs: { home: '#home', webServiceCreate: '#web-service', projectCreate: '#project' },
  },
  decorators: [(Story) => <Box padding="page">{Story()}</Box>],
} satisfies Meta<typeof PaasScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the page says that it is a preview with sample data', async () => {
      await expect(canvas.getByText('Bản xem trước: dữ liệu mẫu')).toBeVisible();
    });
    await step('the table has the six specified columns', async () => {
      await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
        'Tên',
        'Trạng thái',
        'Loại',
        'Môi trường',
        'Khu vực',
        'Triển khai gần nhất',
      ]);
    });
    await step('“Create Project” leads to the web service, “New Project” to the project', async () => {
      await expect(canvas.getByRole('link', { name: 'Tạo dự án' })).toHaveAttribute('href', '#web-service');
      await expect(canvas.getByRole('link', { name: 'Dự án mới' })).toHaveAttribute('href', '#project');
    });
  },
};
export const Naming: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const open = () => userEvent.click(canvas.getByRole('button', { name: 'Đặt tên dự án' }));
    await open();
    const field = await screen.findByRole('textbox', { name: 'Tên dự án' });
    await step('confirming an empty name shows the problem at the field, which has the focus', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Tạo dự án' }));
      await expect(field).toHaveAccessibleDescription(/Chỉ gồm chữ thường/);
      await expect(field).toHaveFocus();
    });
    await step('the Enter key confirms a right name, and the dialog says that no project was created', async () => {
      await userEvent.type(field, 'project-demo{Enter}');
      await expect(screen.getByText('Chưa có dự án nào được tạo')).toBeVisible();
    });
    await step('a dialog that is opened again has no name', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(field).not.toBeInTheDocument());
      await open();
      await expect(await screen.findByRole('textbox', { name: 'Tên dự án' })).toHaveValue('');
    });
  },
};
