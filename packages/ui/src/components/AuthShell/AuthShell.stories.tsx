import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { LanguageMenu } from '../LanguageMenu/LanguageMenu.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ThemeSwitch } from '../ThemeSwitch/ThemeSwitch.tsx';
import { AuthShell } from './AuthShell.tsx';

const meta = {
  component: AuthShell,
  parameters: { layout: 'fullscreen' },
  args: {
    controls: (
      <>
        <LanguageMenu locale="vi" onLocaleChange={fn()} />
        <ThemeSwitch choice="system" onChoiceChange={fn()} />
      </>
    ),
    children: (
      <Stack space="large">
        <Heading level={1}>Đăng nhập</Heading>
        <TextField label="Email" name="email" type="email" />
        <PasswordField label="Mật khẩu" name="password" autoComplete="current-password" />
        <Button size="large" stretch>
          Đăng nhập
        </Button>
      </Stack>
    ),
  },
} satisfies Meta<typeof AuthShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the main landmark contains the form', async () => {
      await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { level: 1 }));
    });
    await step('the frame has no side menu', async () => {
      await expect(canvas.queryByRole('navigation')).toBeNull();
    });
  },
};

export const NoControls: Story = { args: { controls: undefined } };
