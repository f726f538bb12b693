import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../brand/BrandContext.ts';
import { sentence, tellError } from '../../errors/tellError.ts';
import { baseLocale, type LocaleName, locales } from '../../i18n/locales.ts';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './DraftNotice.late.css.ts';
import { reportHref } from './reportHref.ts';

type DraftNoticeProps = {
  locale: LocaleName;
  hasEnglish: boolean;
  /** The customer's choice: the draft, or English. It rejects if the words do not arrive; else the notice leaves for good. */
  onChoose: (locale: LocaleName) => Promise<void>;
};

/** Says to a customer who did not choose the language that it is a draft, with a letter about a wrong text. */
const DraftNotice = ({ locale, hasEnglish, onChoose }: DraftNoticeProps) => {
  const { t } = useTranslation('languageMenu');
  const { email } = useBrand().contact;
  const [href, setHref] = useState(() => reportHref(email, locale));
  // A press on the link would drop the selection: the letter is written before.
  const write = () => setHref(reportHref(email, locale));
  const [choice, setChoice] = useState<{ name: LocaleName; hasFailed?: true }>();
  const choose = (name: LocaleName) => {
    setChoice({ name });
    onChoose(name).catch(() => setChoice({ name, hasFailed: true }));
  };
  const isAwaited = (name: LocaleName) => choice?.name === name && !choice.hasFailed;
  const { title, text } = tellError(t, 'languageMenu:languageFailed', {
    language: locales[choice?.name ?? baseLocale].label,
  });
  const root = useRef<HTMLElement>(null);
  // With the pressed button the focus would leave the page.
  useLayoutEffect(
    () => () => {
      if (root.current?.contains(document.activeElement))
        document.querySelector('main')?.focus({ preventScroll: true });
    },
    [],
  );
  return createPortal(
    <section
      ref={root}
      className={styles.root}
      aria-label={locales[locale].label}
      onPointerEnter={write}
      onFocus={write}
    >
      <Stack space="small">
        <div role="status">
          <Text>{choice?.hasFailed ? `${sentence(title)} ${text}` : t('draft.shown')}</Text>
        </div>
        <Inline space="small">
          <Button size="small" loading={isAwaited(locale)} onPress={() => choose(locale)}>
            {locales[locale].label}
          </Button>
          {hasEnglish ? (
            <Button size="small" variant="outline" loading={isAwaited(baseLocale)} onPress={() => choose(baseLocale)}>
              {locales[baseLocale].label}
            </Button>
          ) : null}
          <Link href={href}>{t('draft.report')}</Link>
        </Inline>
      </Stack>
    </section>,
    document.body,
  );
};

export default DraftNotice;
