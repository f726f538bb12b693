import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import choices from './OrderServerScreen.stories.tsx';
import { OrderServerScreen } from './OrderServerScreen.tsx';
import { orderMessageFixture } from './orderServer.fixtures.ts';
import type { OrderAction } from './orderServer.ts';

const onPress = fn();
const actions = (...names: OrderAction['name'][]) => names.map((name) => ({ name, onPress: () => onPress(name) }));

const meta = {
  ...choices,
  title: 'Order a server/Messages',
  component: OrderServerScreen,
  args: { ...choices.args, content: orderMessageFixture() },
} satisfies Meta<typeof OrderServerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unknown: Story = {
  args: { content: orderMessageFixture({ actions: actions('check', 'retry', 'seeServers') }) },
  play: async ({ canvas, userEvent, step }) => {
    await step('after a lost answer, check comes before retry and the page does not claim a failure', async () => {
      await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
        'Kiểm tra lại',
        'Thử tạo lại',
        'Xem danh sách máy chủ',
      ]);
      await expect(canvas.queryByText(/không thành công/i)).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Xem danh sách máy chủ' }));
      await expect(onPress).toHaveBeenCalledWith('seeServers');
    });
  },
};
export const AskingAgain: Story = {
  args: {
    content: orderMessageFixture({ actions: [{ name: 'check', busy: true, onPress }, ...actions('seeServers')] }),
  },
};
export const OtherTab: Story = {
  args: {
    content: orderMessageFixture({
      about: 'otherTab',
      order: { regionName: null, planName: null, total: null },
      actions: actions('check', 'startOver'),
    }),
  },
};
export const WithTheProvidersWords: Story = {
  args: { content: orderMessageFixture({ serverMessage: 'Hệ thống đang bận, vui lòng chờ trong giây lát.' }) },
};
