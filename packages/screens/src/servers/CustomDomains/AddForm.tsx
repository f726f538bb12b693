import type { DomainRefusal } from '@may/domain/dns/readDomainName.ts';
import { pressedKey } from '@may/ui/common/pressedKey.ts';
import { useOfflineReason } from '@may/ui/common/useOfflineReason.ts';
import { Banner } from '@may/ui/components/Banner/Banner.tsx';
import { Button } from '@may/ui/components/Button/Button.tsx';
import { Inline } from '@may/ui/components/Inline/Inline.tsx';
import { Text } from '@may/ui/components/Text/Text.tsx';
import { TextField } from '@may/ui/components/TextField/TextField.tsx';
import { tellLine } from '@may/ui/errors/tellError.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './CustomDomains.css.ts';
import type { AddCustomDomain } from './customDomains.ts';
import { DomainNames } from './DomainNames.tsx';

/** The words of each problem; several have the same remedy. */
const problemWords = {
  missing: 'missing',
  character: 'character',
  emptyLabel: 'character',
  hyphenAtEdge: 'character',
  outsideDomain: 'character',
  labelTooLong: 'tooLong',
  tooLong: 'tooLong',
  wildcardPlace: 'wildcard',
  controlCharacter: 'hidden',
  directionMark: 'hidden',
  brokenText: 'hidden',
  address: 'address',
  oneLabel: 'oneLabel',
  ending: 'ending',
  listed: 'listed',
} as const satisfies Record<DomainRefusal | 'listed', string>;

/** Adds a domain. */
export const AddForm = ({ form }: { form: AddCustomDomain }) => {
  const { t } = useTranslation('customDomains');
  const { read, problem, unsent, actions, onClose } = form;
  const busy = actions[0]?.busy === true;
  const offline = useOfflineReason();
  const field = useRef<HTMLInputElement>(null);
  // The form opens at a press, below which the field stands.
  useEffect(() => field.current?.focus(), []);
  const submit = () => {
    actions[0]?.onPress();
    field.current?.focus();
  };
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && !offline) submit();
      }}
      onKeyDown={(event) => {
        if (pressedKey(event) === 'Escape') onClose?.();
      }}
    >
      <TextField
        ref={field}
        label={t('form.label')}
        placeholder={t('form.placeholder')}
        value={form.typed}
        onValueChange={form.onType}
        readOnly={busy}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        mono
        error={problem === null ? undefined : t(`problem.${problemWords[problem]}`)}
        hint={t('form.hint')}
      />
      {read ? (
        <div role="status" className={styles.names}>
          <Text>{t('form.willAdd')}</Text>
          <DomainNames name={read.name} shown={read.shown} />
        </div>
      ) : null}
      {unsent ? (
        <Banner tone="critical" title={tellLine(t, 'customDomains:failed')}>
          {tellLine(t, `customDomains:unsent.${unsent}`)}
        </Banner>
      ) : null}
      {busy ? <Text size="small">{t('sending')}</Text> : null}
      <Inline>
        <Button loading={busy} disabledReason={offline} type="submit">
          {t('form.submit')}
        </Button>
        {onClose ? (
          <Button variant="outline" onPress={onClose}>
            {t('form.cancel')}
          </Button>
        ) : null}
      </Inline>
    </form>
  );
};
