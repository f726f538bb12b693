import { type ComponentProps, useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { PaletteScreen } from './PaletteScreen.tsx';

type PaletteProps = ComponentProps<typeof PaletteScreen>;

/** A button that opens the search, as the top bar has one. */
export const PaletteOpener = (props: PaletteProps) => {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    props.onClose();
    setOpen(false);
  };
  return (
    // A followed link would leave the story.
    <div onClickCapture={(event) => event.preventDefault()}>
      <Button opensDialog onPress={() => setOpen(true)}>
        Tìm kiếm
      </Button>
      {isOpen ? <PaletteScreen {...props} onClose={close} /> : null}
    </div>
  );
};

export const field = (): Promise<HTMLElement> => screen.findByRole('combobox', { name: 'Tìm kiếm' });
export const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
export const chosen = (): HTMLElement => screen.getByRole('option', { selected: true });

type StoryContext = {
  userEvent: { click: (element: Element) => Promise<void>; keyboard: (keys: string) => Promise<void> };
};

/** Opens the search and types, if there is something to type. */
export const search = async ({ userEvent }: StoryContext, query?: string): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name: 'Tìm kiếm' }));
  await expect(await field()).toHaveFocus();
  await waitFor(() => expect(options()).not.toEqual([]));
  if (query) await userEvent.keyboard(query);
};
