import type { ReactNode } from 'react';
import { saveText } from '../../common/saveText.ts';
import { Button, type ButtonLook } from '../Button/Button.tsx';
import * as icons from '../Icon/icons.ts';

export type DownloadButtonProps = ButtonLook & {
  fileName: string;
  /** Makes the content of the file at the press, because a long one takes time. */
  text: () => string;
  /** Verb and the thing that is saved. */
  children: ReactNode;
};

/** Saves a text of the page as a file. */
export const DownloadButton = ({ fileName, text, children, ...look }: DownloadButtonProps) => (
  <Button variant="outline" {...look} icon={icons.download} onPress={() => saveText(fileName, text())}>
    {children}
  </Button>
);
