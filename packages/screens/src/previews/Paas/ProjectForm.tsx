import { isProjectName, projectNameLength as length } from '@may/domain/previews/projectName.ts';
import { Banner } from '@may/ui/components/Banner/Banner.tsx';
import { Stack } from '@may/ui/components/Stack/Stack.tsx';
import { TextField } from '@may/ui/components/TextField/TextField.tsx';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The name of a project, judged at the press of the button. No request follows, so this is no flow and has no machine. */
export const ProjectForm = ({ ref, children }: { ref?: Ref<HTMLFormElement>; children: ReactNode }) => {
  const { t } = useTranslation('projectCreate');
  const [typed, setTyped] = useState('');
  const [outcome, setOutcome] = useState<'refused' | 'accepted' | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const name = typed.trim();
  return (
    <form
      ref={ref}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setOutcome(isProjectName(name) ? 'accepted' : 'refused');
        if (!isProjectName(name)) field.current?.focus();
      }}
    >
      <Stack>
        <TextField
          ref={field}
          label={t('name')}
          placeholder="project-demo"
          value={typed}
          onValueChange={(next) => {
            setTyped(next);
            setOutcome(null);
          }}
          autoComplete="off"
          spellCheck={false}
          mono
          error={outcome === 'refused' ? t('hint', { length }) : undefined}
          hint={t('hint', { length })}
        />
        {outcome === 'accepted' ? (
          <Banner title={t('notCreated.title')}>{t('notCreated.text', { name })}</Banner>
        ) : null}
        {children}
      </Stack>
    </form>
  );
};
