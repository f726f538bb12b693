import type { ReactNode } from 'react';
import { Button, type ButtonLook } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';

export type DownloadButtonProps = ButtonLook & {
  fileName: string;
  /** Content of the file. */
  text: string;
  /** Verb and the thing that is saved. */
  children: ReactNode;
};

/** Saves a text of the page as a file. A file at an address is a `LinkButton` with `download`. */
export const DownloadButton = ({ fileName, text, children, ...look }: DownloadButtonProps) => {
  const save = () => {
    const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = fileName;
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <Button variant="outline" tone="neutral" {...look} icon={<Icon icon={icons.download} />} onPress={save}>
      {children}
    </Button>
  );
};
