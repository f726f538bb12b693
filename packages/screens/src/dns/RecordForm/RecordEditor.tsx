import { recordTypes } from '@may/domain/dns/records.ts';
import { visuallyHidden } from '@may/ui/common/visuallyHidden.css.ts';
import { Banner } from '@may/ui/components/Banner/Banner.tsx';
import { Button } from '@may/ui/components/Button/Button.tsx';
import { Card } from '@may/ui/components/Card/Card.tsx';
import { Grid } from '@may/ui/components/Grid/Grid.tsx';
import { LinkButton } from '@may/ui/components/LinkButton/LinkButton.tsx';
import { Select } from '@may/ui/components/Select/Select.tsx';
import { Stack } from '@may/ui/components/Stack/Stack.tsx';
import { TextField } from '@may/ui/components/TextField/TextField.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ZoneHrefs } from '../Zone/zone.ts';
import { ContentFields, DeliveryFields } from './ContentFields.tsx';
import { Preview } from './Preview.tsx';
import * as styles from './RecordForm.css.ts';
import type { FieldProps, RecordFormContent } from './recordForm.ts';
import { useProblemWords } from './useProblemWords.ts';

/** The fields of a record beside a preview. */
export const RecordEditor = ({ content, hrefs }: { content: RecordFormContent; hrefs: ZoneHrefs }) => {
  const { t } = useTranslation('recordForm');
  const { form, refused, unknownFields } = content;
  const element = useRef<HTMLFormElement>(null);
  const [leftFields, setLeftFields] = useState<ReadonlySet<string>>(new Set());
  const wordOf = useProblemWords(content.domain.shown);
  useEffect(() => {
    if (refused > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refused]);

  const leave = (field: string) => setLeftFields((before) => new Set(before).add(field));
  const errorOf = (field: string) => {
    if (refused === 0 && !leftFields.has(field)) return undefined;
    const problem = content.problems.find((one) =>
      one.field === 'content' ? field === `content ${one.index}` : field === one.field,
    );
    return problem && wordOf(problem);
  };
  const field = { content, errorOf, onLeave: leave };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    content.onSubmit();
  };
  return (
    <form ref={element} noValidate onSubmit={submit}>
      <Grid columns="mainAside" space="large">
        <Card title={content.domain.shown} description={t(content.isAtOnce ? 'about.now' : 'about.review')}>
          <Stack space="large">
            {unknownFields.length > 0 ? (
              <Banner title={t('unknownFields.title')}>
                {unknownFields.map((name) => (
                  <p key={name}>{t(`unknownFields.${name}`, { value: form[name] })}</p>
                ))}
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
            <ContentFields {...field} />
            <DeliveryFields {...field} />
          </Stack>
        </Card>
        <div className={styles.aside}>
          <Preview content={content} />
          <Stack space="small">
            <Button type="submit" size="large" stretch>
              {t('confirm')}
            </Button>
            <Button variant="outline" size="large" stretch onPress={content.onStage}>
              {t('stage')}
            </Button>
            <LinkButton href={hrefs.records} variant="ghost" stretch>
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

/** The full name in Unicode; null while the typed name is invalid or outside the domain. */
const wholeOf = ({ name, domain }: RecordFormContent): string | null =>
  name.ok && name.fullName.endsWith(domain.name) ? name.fullName.slice(0, -domain.name.length) + domain.shown : null;

/** The name field, with the full name as its hint. */
const NameField = ({ content, errorOf, onLeave }: FieldProps) => {
  const { t } = useTranslation('recordForm');
  const { form, domain, onChange, onPaste } = content;
  const whole = wholeOf(content);
  return (
    <TextField
      label={t('name')}
      placeholder={t('namePlaceholder')}
      value={form.name}
      onValueChange={(text) => onChange({ name: text })}
      onBlur={() => onLeave('name')}
      onPaste={(event) => {
        if (onPaste(event.clipboardData.getData('text'), null)) event.preventDefault();
      }}
      error={errorOf('name')}
      hint={whole ? t('fullName', { name: whole }) : t('nameHint', { domain: domain.shown })}
      mono
      autoComplete="off"
      spellCheck={false}
    />
  );
};
