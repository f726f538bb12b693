import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { ProjectNameField } from '../ProjectCreate/ProjectNameField.tsx';
import type { ProjectName } from '../ProjectCreate/useProjectName.ts';

type ProjectDialogProps = {
  open: boolean;
  name: ProjectName;
  /** The page that also connects a repository. */
  fullPageHref: string;
  onClose: () => void;
};

/** Asks for the name of a project. Its confirmation sends no request and says so (spec §2, /paas). */
export const ProjectDialog = ({ open, name, fullPageHref, onClose }: ProjectDialogProps) => {
  const { t } = useTranslation(['paas', 'common']);
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
          <Button variant="outline" tone="neutral" onPress={onClose}>
            {t(name.accepted === null ? 'dialog.cancel' : 'common:close')}
          </Button>
          <Button onPress={name.onSubmit}>{t('dialog.confirm')}</Button>
        </>
      }
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          name.onSubmit();
        }}
      >
        <Stack space="medium">
          <ProjectNameField name={name} />
          <Text size="small">
            <Link href={fullPageHref}>{t('dialog.fullPage')}</Link>
          </Text>
        </Stack>
      </form>
    </Dialog>
  );
};
