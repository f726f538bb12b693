import { type RecordType, readValue, splitTxt, txtBytesOf } from '@may/domain';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import type { FieldProps } from './fieldProps.ts';
import * as styles from './RecordForm.css.ts';

/** The labels of addresses, which are the same in each language (spec §5). */
const addressLabels = { A: 'IPV4', AAAA: 'IPV6' } as const;

const examples: Record<RecordType, string> = {
  A: '203.0.113.10',
  AAAA: '2001:db8::10',
  TXT: 'v=spf1 mx -all',
  MX: 'mail.example.com',
  NS: 'ns1.example.com',
  CNAME: 'shop.example.com',
};

/** The values of a record, one field each; a CNAME has one value. */
export const ContentFields = ({ content, errorOf, problemOf, onLeave }: FieldProps) => {
  const { t } = useTranslation('recordForm');
  const { form, onChange, onPaste } = content;
  const list = useRef<HTMLDivElement>(null);
  const { type } = form;
  const label = type === 'A' || type === 'AAAA' ? addressLabels[type] : t(`contentLabel.${type}`);
  const contents = form.contents.length > 0 ? form.contents : [''];
  const replace = (index: number, text: string) =>
    onChange({ contents: contents.map((other, place) => (place === index ? text : other)) });
  const lengthInWords = (text: string) => {
    const read = readValue('TXT', text, '');
    const value = read.ok ? read.value : text;
    return t('txtLength', { bytes: txtBytesOf(value), count: splitTxt(value).length });
  };
  const remove = (index: number) => {
    onChange({ contents: contents.filter((_, place) => place !== index) });
    list.current?.querySelector<HTMLElement>('input')?.focus();
  };
  return (
    <div ref={list}>
      <Stack space="small">
        {contents.map((text, index) => {
          const problem = problemOf(`content ${index}`);
          const suggestion = problem?.field === 'content' ? problem.suggestion : null;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a value has no identity but its place.
            <div key={index} className={styles.value}>
              <div className={styles.valueField}>
                <TextField
                  label={index === 0 ? label : `${label} ${index + 1}`}
                  placeholder={examples[form.type]}
                  value={text}
                  onValueChange={(next) => replace(index, next)}
                  onBlur={() => onLeave(`content ${index}`)}
                  onPaste={(event) => {
                    if (onPaste(event.clipboardData.getData('text'), index)) event.preventDefault();
                  }}
                  error={errorOf(`content ${index}`)}
                  hint={form.type === 'TXT' && text !== '' ? lengthInWords(text) : undefined}
                  mono
                  autoComplete="off"
                  spellCheck={false}
                />
                {suggestion ? (
                  <div className={styles.suggestion}>
                    <Button size="small" variant="outline" tone="neutral" onPress={() => replace(index, suggestion)}>
                      {t('useMeant', { name: suggestion })}
                    </Button>
                  </div>
                ) : null}
              </div>
              {contents.length > 1 ? (
                <div className={styles.remove}>
                  <IconButton aria-label={t('removeValue', { count: index + 1 })} onPress={() => remove(index)}>
                    <Icon icon={icons.close} />
                  </IconButton>
                </div>
              ) : null}
            </div>
          );
        })}
        {form.type === 'CNAME' ? null : (
          <div>
            <Button
              size="small"
              variant="ghost"
              icon={<Icon icon={icons.plus} />}
              onPress={() => onChange({ contents: [...contents, ''] })}
            >
              {t('addValue')}
            </Button>
          </div>
        )}
      </Stack>
    </div>
  );
};
