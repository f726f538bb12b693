import { visuallyHidden } from '@may/ui/common/visuallyHidden.css.ts';
import { Button } from '@may/ui/components/Button/Button.tsx';
import * as icons from '@may/ui/components/Icon/icons.ts';
import { Inline } from '@may/ui/components/Inline/Inline.tsx';
import { Stack } from '@may/ui/components/Stack/Stack.tsx';
import * as frame from '@may/ui/components/TextField/Field.css.ts';
import { Field } from '@may/ui/components/TextField/Field.tsx';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './ZoneImport.css.ts';
import type { ImportForm } from './zoneImport.ts';

/** Four million characters, the limit of the reader, have at most this many bytes; the field does not open larger files. */
const mostBytes = 16_000_000;

const example = `$TTL 3600
@      IN  A      203.0.113.10
www    IN  CNAME  @
@      IN  MX     10 mail
mail   IN  A      203.0.113.11
@      IN  TXT    "v=spf1 mx ~all"`;

/** A zone file as text, which the customer types, pastes or chooses. */
export const FileField = ({
  text,
  onTextChange,
  onProblem,
  problem,
}: Pick<ImportForm, 'text' | 'onTextChange' | 'onProblem' | 'problem'>) => {
  const { t } = useTranslation('zoneImport');
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > mostBytes) {
      onProblem('tooLarge');
      return;
    }
    const content = await file.text().catch(() => null);
    if (content === null || content.includes('\0')) onProblem('notText');
    else onTextChange(content);
  };
  return (
    <Stack space="small">
      <Field label={t('file.label')} hint={t('file.hint')} error={problem ? t(`problem.${problem}`) : undefined}>
        {(control) => (
          <span className={frame.box}>
            <textarea
              {...control}
              className={styles.area}
              value={text}
              placeholder={example}
              spellCheck={false}
              autoCapitalize="none"
              autoComplete="off"
              onChange={(event) => onTextChange(event.currentTarget.value)}
            />
          </span>
        )}
      </Field>
      <Inline>
        <Button variant="outline" icon={icons.invoice} onPress={() => input.current?.click()}>
          {t('file.choose')}
        </Button>
        {text === '' ? null : (
          <Button variant="ghost" onPress={() => onTextChange('')}>
            {t('file.clear')}
          </Button>
        )}
      </Inline>
      <input
        ref={input}
        type="file"
        className={visuallyHidden}
        aria-label={t('file.choose')}
        tabIndex={-1}
        accept=".zone,.txt,.db,.bind,text/plain"
        onChange={({ currentTarget }) => {
          void take(currentTarget.files?.[0]);
          // An empty value lets the customer choose the same file again after a correction.
          currentTarget.value = '';
        }}
      />
    </Stack>
  );
};
