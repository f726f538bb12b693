import { projectNameLength } from '@may/domain';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import type { ProjectName } from './useProjectName.ts';

/** The name of a project: its field, a similar name that is allowed, and the sentence that no project was created. */
export const ProjectNameField = ({ name }: { name: ProjectName }) => {
  const { t } = useTranslation('projectCreate');
  const { typed, problem, suggestion, accepted, field, onType } = name;
  const length = projectNameLength;
  const take = () => {
    onType(suggestion ?? typed);
    field.current?.focus();
  };
  return (
    <Stack space="small">
      <TextField
        ref={field}
        label={t('name')}
        placeholder="project-demo"
        value={typed}
        onValueChange={onType}
        autoComplete="off"
        spellCheck={false}
        mono
        error={problem === null ? undefined : t(`refusal.${problem}`, { length })}
        hint={t('hint', { length })}
      />
      {suggestion === null ? null : (
        <div>
          <Button size="small" variant="outline" tone="neutral" onPress={take}>
            {t('take', { name: suggestion })}
          </Button>
        </div>
      )}
      {accepted === null ? null : (
        <Banner variant="card" title={t('notCreated.title')}>
          {t('notCreated.text', { name: accepted })}
        </Banner>
      )}
    </Stack>
  );
};
