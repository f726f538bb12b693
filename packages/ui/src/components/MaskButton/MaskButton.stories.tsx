import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { maskPage } from '../../mask/maskPage.ts';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { CopyField } from '../CopyField/CopyField.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { Money } from '../Money/Money.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { MaskButton } from './MaskButton.tsx';

/** Hides and shows the figures of the page, as the portal does. */
const Hidden = () => {
  const [isMasked, setMasked] = useState(true);
  useEffect(() => {
    if (!isMasked) return;
    const root = document.documentElement;
    root.dataset.masked = '';
    root.style.setProperty('--hidden-figure', '"đã ẩn"');
    const end = maskPage(document.body, ['hotro@may.cloud']);
    return () => {
      end();
      delete root.dataset.masked;
      root.removeAttribute('style');
    };
  }, [isMasked]);
  return (
    <Stack space="medium">
      <MaskButton onPress={() => setMasked(!isMasked)} />
      <Money value={{ amount: 3_270_000, currency: 'VND' }} size="display" />
      <Money value={{ amount: -680_000, currency: 'VND' }} signed strong />
      <Money value={{ amount: 5, currency: 'VND' }} signed strong />
      <DescriptionList
        items={[
          { label: 'IPV4', value: '203.0.113.7' },
          { label: 'Email', value: 'demo@may.cloud' },
          { label: 'Tên miền', value: 'bienxanh.vn' },
        ]}
      />
      <Banner tone="caution" variant="card" title="Ví chưa đủ">
        Ví còn 120.000 đ, cần thêm 80.000 đ.
      </Banner>
      <Text>
        Bản ghi A: <mark>203.0</mark>.113.7
      </Text>
      <span data-sum>4.560.000</span>
      <span data-public>
        Bạn trả <Money value={{ amount: 99_000, currency: 'VND' }} /> mỗi tháng
      </span>
      <Text>Viết tới hotro@may.cloud nếu cần giúp.</Text>
      <CopyField label="Địa chỉ máy chủ" value="203.0.113.7" />
      <TextField label="Số tiền" defaultValue="500.000" hint="Tối thiểu 50.000 đ." />
      <LinkButton href="#top-up">Nạp 80.000 đ</LinkButton>
      <Button>Thanh toán 500.000 đ</Button>
    </Stack>
  );
};

const meta = { component: MaskButton, args: { onPress: () => undefined }, render: () => <Hidden /> } satisfies Meta<
  typeof MaskButton
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    // biome-ignore lint/performance/useDomNodeTextContent: `textContent` has hidden texts, too.
    const shown = () => canvasElement.innerText;
    await step('no amount, address or e-mail is left but what is paid, typed or public', async () => {
      await waitFor(() => expect(shown()).not.toMatch(/3\.270|680|203\.0|demo@|120\.000|4\.560/));
      await expect(shown()).toMatch(/bienxanh\.vn/);
      await expect(shown()).toMatch(/hotro@may\.cloud/);
      await expect(shown()).toMatch(/Tối thiểu 50\.000/);
      await expect(shown()).toMatch(/Bạn trả\s*99\.000/);
      await expect(canvas.getByRole('button', { name: /Thanh toán 500\.000/ })).toBeVisible();
    });
    await step('a copy of the page has no amount of a link', async () => {
      const selection = getSelection();
      selection?.selectAllChildren(canvasElement);
      await expect(String(selection)).toContain('bienxanh.vn');
      await expect(String(selection)).not.toContain('Nạp 80.000');
      selection?.removeAllRanges();
    });
    await step('a debit of six digits and a credit of one look the same', async () => {
      const [, debit, credit] = canvasElement.querySelectorAll<HTMLElement>('[data-private=""]');
      if (!debit || !credit) throw new Error('The story has three amounts.');
      const lookOf = (element: HTMLElement) => [
        element.offsetWidth,
        element.offsetHeight,
        getComputedStyle(element, '::before').color,
      ];
      await expect(lookOf(debit)).toEqual(lookOf(credit));
    });
    await step('one press shows them again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Hiện số liệu' }));
      await waitFor(() => expect(shown()).toMatch(/3\.270\.000/));
      await expect(shown()).toMatch(/Ví còn 120\.000/);
      await userEvent.click(canvas.getByRole('button', { name: 'Ẩn số liệu' }));
      await waitFor(() => expect(shown()).not.toMatch(/3\.270|4\.560/));
    });
  },
};
