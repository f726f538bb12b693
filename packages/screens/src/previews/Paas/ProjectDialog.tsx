import { Button } from '@may/ui/components/Button/Button.tsx';
import { Dialog } from '@may/ui/components/Dialog/Dialog.tsx';
import { Link } from '@may/ui/components/Link/Link.tsx';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ProjectForm } from './ProjectForm.tsx';

type ProjectDialogProps = {
  open: boolean;
  /** The page that also connects a repository. */
  fullPageHref: string;
  onClose: () => void;
};

/** Asks for the name of a project. Its confirmation sends no request and says so (spec §2, /paas). */
export const ProjectDialog = ({ open, fullPageHref, onClose }: ProjectDialogProps) => {
  const { t } = useTranslation('paas');
  const form = useRef<HTMLFormElement>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      size="medium"
      title={t('dialog.title')}
      text={t('dialog.text')}
      actions={
        <>
          <Button variant="outline" onPress={onClose}>
            {t('dialog.cancel')}
          </Button>
          <Button onPress={() => form.current?.requestSubmit()}>{t('dialog.confirm')}</Button>
        </>
      }
    >
      <ProjectForm ref={form}>
        <Link href={fullPageHref}>{t('dialog.fullPage')}</Link>
      </ProjectForm>
    </Dialog>
  );
};
