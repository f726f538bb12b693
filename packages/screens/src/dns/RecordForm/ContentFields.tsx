import { hasPriority, isProxiable, type RecordType } from '@may/domain/dns/records.ts';
import { readTtl } from '@may/domain/dns/values.ts';
import { Button } from '@may/ui/components/Button/Button.tsx';
import { Checkbox } from '@may/ui/components/Checkbox/Checkbox.tsx';
import * as icons from '@may/ui/components/Icon/icons.ts';
import { IconButton } from '@may/ui/components/IconButton/IconButton.tsx';
import { Stack } from '@may/ui/components/Stack/Stack.tsx';
import { TextField } from '@may/ui/components/TextField/TextField.tsx';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useTtlInWords } from '../Zone/useTtlInWords.ts';
import * as styles from './RecordForm.css.ts';
import type { FieldProps } from './recordForm.ts';

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
export const ContentFields = ({ content, errorOf, onLeave }: FieldProps) => {
  const { t } = useTranslation('recordForm');
  const { form, onChange, onPaste } = content;
  const list = useRef<HTMLDivElement>(null);
  const { type } = form;
  const label = type === 'A' || type === 'AAAA' ? addressLabels[type] : t(`contentLabel.${type}`);
  const contents = form.contents.length > 0 ? form.contents : [''];
  const remove = (index: number) => {
    onChange({ contents: contents.filter((_, place) => place !== index) });
    list.current?.querySelector<HTMLElement>('input')?.focus();
  };
  return (
    <div ref={list}>
      <Stack space="small">
        {contents.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a value has no identity but its place.
          <div key={index} className={styles.value}>
            <div className={styles.valueField}>
              <TextField
                label={index === 0 ? label : `${label} ${index + 1}`}
                placeholder={examples[form.type]}
                value={text}
                onValueChange={(next) => onChange({ contents: contents.with(index, next) })}
                onBlur={() => onLeave(`content ${index}`)}
                onPaste={(event) => {
                  if (onPaste(event.clipboardData.getData('text'), index)) event.preventDefault();
                }}
                error={errorOf(`content ${index}`)}
                mono
                autoComplete="off"
                spellCheck={false}
              />
            </div>
            {contents.length > 1 ? (
              <div className={styles.remove}>
                <IconButton
                  icon={icons.close}
                  aria-label={t('removeValue', { count: index + 1 })}
                  onPress={() => remove(index)}
                />
              </div>
            ) : null}
          </div>
        ))}
        {form.type === 'CNAME' ? null : (
          <div>
            <Button
              tone="brand"
              size="small"
              variant="ghost"
              icon={icons.plus}
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

/** The lifetime in seconds, the priority of a mail server, and the proxy of types that it can serve. */
export const DeliveryFields = ({ content: { form, onChange }, errorOf, onLeave }: FieldProps) => {
  const { t } = useTranslation('recordForm');
  const inWords = useTtlInWords();
  // Any lifetime is told in words: the form knows which of them are right.
  const ttl = readTtl(form.ttl, Number(form.ttl));
  return (
    <>
      <div className={styles.delivery}>
        {hasPriority(form.type) ? (
          <TextField
            label={t('priority')}
            value={form.priority}
            onValueChange={(priority) => onChange({ priority })}
            onBlur={() => onLeave('priority')}
            error={errorOf('priority')}
            hint={t('priorityHint')}
            inputMode="numeric"
            autoComplete="off"
          />
        ) : null}
        <TextField
          label={t('ttl')}
          value={form.ttl}
          onValueChange={(next) => onChange({ ttl: next })}
          onBlur={() => onLeave('ttl')}
          error={errorOf('ttl')}
          hint={ttl.ok ? t('ttlMeans', { time: inWords(ttl.value) }) : t('ttlHint')}
          suffix={t('seconds')}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      {isProxiable(form.type) ? (
        <Checkbox
          label={t('proxied')}
          hint={t('proxiedHint')}
          checked={form.proxied}
          onCheckedChange={(proxied) => onChange({ proxied })}
        />
      ) : null}
    </>
  );
};
