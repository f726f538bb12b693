import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../brand/BrandContext.ts';
import { Button } from '../../components/Button/Button.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { DownloadButton } from '../../components/DownloadButton/DownloadButton.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { Inline } from '../../components/Inline/Inline.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { Article, ArticleSection } from '../../patterns/Article/Article.tsx';
import type { ArticleHrefs } from '../../patterns/Article/article.ts';
import { Prose } from '../../patterns/Article/Prose.tsx';
import * as styles from './Helpdesk.css.ts';
import { mailAddress, maskEmail, type SupportFacts } from './packet.ts';
import { usePacket } from './usePacket.ts';

export type HelpdeskScreenProps = {
  facts: SupportFacts;
  /** The customer's own words, kept by the page. */
  description: string;
  onDescriptionChange: (description: string) => void;
  hrefs: ArticleHrefs;
};

/** Gathers the facts that support needs, shows all of them, and hands them to the customer, who sends them. */
export const HelpdeskScreen = ({ facts, description, onDescriptionChange, hrefs }: HelpdeskScreenProps) => {
  const { t } = useTranslation(['helpdesk', 'common']);
  const { email } = useBrand().contact;
  const [isNamed, setNamed] = useState(false);
  const [outcome, setOutcome] = useState<'copied' | 'copyByHand' | null>(null);
  const lines = useRef<HTMLPreElement>(null);
  const { text, isCleaned } = usePacket(facts, description, isNamed);
  const mail = mailAddress({
    email,
    subject: text.slice(0, text.indexOf('\n')),
    packet: text,
    paste: t('lines.paste'),
  });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      if (lines.current) getSelection()?.selectAllChildren(lines.current);
      setOutcome('copyByHand');
    }
  };

  return (
    <Article title={t('title')} lead={t('lead')} homeHref={hrefs.dashboard}>
      <ArticleSection id="first" label={t('first.title')}>
        <Prose text={t('first.text')} hrefs={hrefs} />
      </ArticleSection>
      <ArticleSection id="describe" label={t('describe.title')}>
        <TextArea
          label={t('describe.label')}
          hint={t('describe.hint')}
          value={description}
          maxLength={4_000}
          onValueChange={(next) => {
            onDescriptionChange(next);
            setOutcome(null);
          }}
        />
        {facts.account ? (
          <Checkbox
            label={t('describe.email')}
            hint={t('describe.emailHint', { masked: maskEmail(facts.account.email) })}
            checked={isNamed}
            onCheckedChange={setNamed}
          />
        ) : null}
      </ArticleSection>
      <ArticleSection id="packet" label={t('packet.title')}>
        <div>
          <Text tone="muted">{t('packet.text')}</Text>
          <div role="status">{isCleaned ? <Text>{t('describe.removed')}</Text> : null}</div>
        </div>
        <pre ref={lines} className={styles.packet}>
          {text}
        </pre>
        <Stack space="xsmall">
          <Inline>
            <Button icon={<Icon icon={icons.copy} />} onPress={() => void copy()}>
              {t('packet.copy')}
            </Button>
            <DownloadButton fileName={`support-${new Date(facts.at).toISOString().slice(0, 10)}.txt`} text={() => text}>
              {t('packet.download')}
            </DownloadButton>
            <LinkButton href={mail.href} variant="outline" tone="neutral">
              {t('packet.mail', { email })}
            </LinkButton>
          </Inline>
          <span role="status">{outcome ? t(`common:${outcome}`) : null}</span>
          <Text size="small" tone="muted">
            {t(mail.isWhole ? 'packet.mailWhole' : 'packet.mailLong')}
          </Text>
        </Stack>
      </ArticleSection>
    </Article>
  );
};
