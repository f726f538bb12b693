import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { PaletteScreen } from './PaletteScreen.tsx';
import { someSources } from './palette.fixtures.ts';

type PaletteProps = ComponentProps<typeof PaletteScreen>;

/** A button that opens the search, as the top bar has one. */
const PaletteOpener = (props: PaletteProps) => {
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

/** Called by the actions of the samples. */
export const run = fn();

/** The parts that stories of the palette share. */
export const ofPalette = {
  args: {
    sources: someSources(run),
    recent: [],
    reading: [],
    unread: [],
    onRetry: fn(),
    takeLetters: () => '',
    onChoose: fn(),
    onClose: fn(),
  },
  render: (args: PaletteProps) => <PaletteOpener {...args} />,
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
