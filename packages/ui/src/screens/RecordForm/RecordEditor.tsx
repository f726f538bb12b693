import { recordTypes } from '@may/domain';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Grid } from '../../components/Grid/Grid.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { useList } from '../../i18n/useList.ts';
import type { ZoneHrefs } from '../../patterns/Zone/zone.ts';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import { ContentFields } from './ContentFields.tsx';
import { DeliveryFields } from './DeliveryFields.tsx';
import { MeantName, NameField } from './NameField.tsx';
import { Preview } from './Preview.tsx';
import { ProxyField } from './ProxyField.tsx';
import * as styles from './RecordForm.css.ts';
import type { RecordFormContent } from './recordForm.ts';
import { useProblemWords } from './useProblemWords.ts';

/** The fields of a record beside a preview. */
export const RecordEditor = ({ content, hrefs }: { content: RecordFormContent; hrefs: ZoneHrefs }) => {
  const { t } = useTranslation(['recordForm', 'common']);
  const { form, mode, refused, filled, unknownFields } = content;
  const element = useRef<HTMLFormElement>(null);
  const [leftFields, setLeftFields] = useState<ReadonlySet<string>>(new Set());
  const wordOf = useProblemWords(content.domain.shown);
  const list = useList();
  useEffect(() => {
    if (refused > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refused]);

  const leave = (field: string) => setLeftFields((before) => new Set(before).add(field));
  const problemOf = (field: string) => {
    if (refused === 0 && !leftFields.has(field)) return undefined;
    return content.problems.find((problem) =>
      problem.field === 'content' ? field === `content ${problem.index}` : field === problem.field,
    );
  };
  const errorOf = (field: string) => {
    const problem = problemOf(field);
    return problem && wordOf(problem);
  };
  const field = { content, errorOf, problemOf, onLeave: leave };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    content.onSubmit('review');
  };
  return (
    <form ref={element} noValidate onSubmit={submit}>
      <Grid columns="mainAside" space="large">
        <Card title={content.domain.shown} description={t(`about.${mode}`)}>
          <Stack space="large">
            {content.isNotOffered ? (
              <Banner tone="caution" variant="card" title={t('notOffered.title')}>
                {t('notOffered.text')}
              </Banner>
            ) : null}
            {unknownFields.length > 0 ? (
              <Banner variant="card" title={t('unknownFields.title')}>
                {unknownFields.map((name) => (
                  <p key={name}>{t(`unknownFields.${name}`, { value: form[name] })}</p>
                ))}
              </Banner>
            ) : null}
            {filled.length > 0 ? (
              <Banner
                tone="positive"
                variant="card"
                action={
                  <Button size="small" variant="outline" tone="neutral" onPress={content.onUndoPaste}>
                    {t('paste.undo')}
                  </Button>
                }
              >
                {t('paste.filled', { fields: list(filled.map((name) => t(`paste.${name}`))) })}
              </Banner>
            ) : null}
            <div className={styles.nameAndType}>
              <NameField {...field} />
              <Select
                label={t('type')}
                options={recordTypes.map((type) => ({ value: type, label: type }))}
                value={form.type}
                onValueChange={(type) => content.onChange({ type })}
                hint={t(`typeHint.${form.type}`)}
              />
            </div>
            <MeantName content={content} />
            <ContentFields {...field} />
            <DeliveryFields {...field} />
            <ProxyField content={content} />
          </Stack>
        </Card>
        <div className={styles.aside}>
          <Preview content={content} />
          <Stack space="small">
            <Button
              type="submit"
              size="large"
              stretch
              disabledReason={content.isNotOffered ? t('notOffered.title') : undefined}
            >
              {t('confirm')}
            </Button>
            <Button
              variant="outline"
              tone="neutral"
              stretch
              disabledReason={content.isNotOffered ? t('notOffered.title') : undefined}
              onPress={() => content.onSubmit('stage')}
            >
              {t('stage')}
            </Button>
            <LinkButton href={hrefs.records} variant="ghost" tone="neutral" stretch>
              {t('cancel')}
            </LinkButton>
          </Stack>
          <span className={visuallyHidden} role="status">
            {refused > 0 && content.problems.length > 0 ? t('problems', { count: content.problems.length }) : ''}
          </span>
        </div>
      </Grid>
    </form>
  );
};
