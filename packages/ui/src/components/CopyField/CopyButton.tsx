import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../../common/visuallyHidden.css.ts';
import { Button } from '../Button/Button.tsx';
import * as icons from '../Icon/icons.ts';
import { useCopy } from './useCopy.ts';

type CopyButtonProps = {
  text: string;
  /** The words beside the button if the browser refuses: they say how to copy by hand. */
  refused: string;
  children: ReactNode;
};

/** Copies a text that stands elsewhere on the page, and reports the outcome. */
export const CopyButton = ({ text, refused, children }: CopyButtonProps) => {
  const { t } = useTranslation();
  const { outcome, copy } = useCopy(text);
  const said = { copied: t('copied'), refused };
  return (
    <>
      <Button
        size="small"
        variant="ghost"
        icon={outcome === 'copied' ? icons.check : icons.copy}
        onPress={() => void copy()}
      >
        {outcome === 'copied' ? said.copied : children}
      </Button>
      <span className={outcome === 'refused' ? undefined : visuallyHidden} role="status">
        {outcome ? said[outcome] : ''}
      </span>
    </>
  );
};
