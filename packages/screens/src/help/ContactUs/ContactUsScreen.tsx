import { useBrand } from '@may/ui/brand/BrandContext.ts';
import { Banner } from '@may/ui/components/Banner/Banner.tsx';
import { type DescriptionItem, DescriptionList } from '@may/ui/components/DescriptionList/DescriptionList.tsx';
import { Inline } from '@may/ui/components/Inline/Inline.tsx';
import { Link } from '@may/ui/components/Link/Link.tsx';
import { LinkButton } from '@may/ui/components/LinkButton/LinkButton.tsx';
import { Text } from '@may/ui/components/Text/Text.tsx';
import { Article, ArticleSection } from '@may/ui/patterns/Article/Article.tsx';
import type { ArticleHrefs } from '@may/ui/patterns/Article/article.ts';
import { Prose } from '@may/ui/patterns/Article/Prose.tsx';
import { useTranslation } from 'react-i18next';
import { HoursList } from './HoursList.tsx';

export type ContactUsScreenProps = { hrefs: ArticleHrefs };

/** The ways to reach support, its hours, and the first steps in an emergency. It shows only what the brand has. */
export const ContactUsScreen = ({ hrefs }: ContactUsScreenProps) => {
  const { t } = useTranslation('contactUs');
  const { isExample, email, phone, emergencyPhone, chat, company, address, hours } = useBrand().contact;
  const number = (text: string) => (isExample ? text : <Link href={`tel:${text.replaceAll(' ', '')}`}>{text}</Link>);
  const channels: DescriptionItem[] = [
    { label: t('channels.email'), value: <Link href={`mailto:${email}`}>{email}</Link>, note: t('channels.emailText') },
    ...(phone ? [{ label: t('channels.phone'), value: number(phone), note: t('channels.phoneText') }] : []),
    ...(chat
      ? [
          {
            label: t('channels.chat'),
            value: (
              <Link href={chat} external>
                {new URL(chat).host}
              </Link>
            ),
            note: t('channels.chatText'),
          },
        ]
      : []),
  ];
  const parts = [
    { id: 'before', label: t('before.title') },
    { id: 'channels', label: t('channels.title') },
    ...(hours ? [{ id: 'hours', label: t('hours.title') }] : []),
    { id: 'urgent', label: t('urgent.title') },
    { id: 'never', label: t('never.title') },
    ...(company || address ? [{ id: 'company', label: t('company.title') }] : []),
  ];
  const has = (id: string) => parts.find((part) => part.id === id) ?? { id, label: '' };

  return (
    <Article title={t('title')} lead={t('lead')} homeHref={hrefs.dashboard} parts={parts}>
      {isExample ? (
        <Banner tone="caution" title={t('example.title')}>
          {t('example.text')}
        </Banner>
      ) : null}
      <ArticleSection {...has('before')}>
        <Prose text={t('before.text')} hrefs={hrefs} />
      </ArticleSection>
      <ArticleSection {...has('channels')}>
        {channels.map(({ label, value, note }) => (
          <div key={label}>
            <Text tone="muted">{label}</Text>
            <Text size="body">{value}</Text>
            <Text tone="muted">{note}</Text>
          </div>
        ))}
      </ArticleSection>
      {hours ? (
        <ArticleSection {...has('hours')}>
          <HoursList hours={hours} />
          <Text tone="muted">{t('hours.note')}</Text>
        </ArticleSection>
      ) : null}
      <ArticleSection {...has('urgent')}>
        <Prose text={t('urgent.text')} hrefs={hrefs} />
        {emergencyPhone ? (
          <DescriptionList items={[{ label: t('urgent.number'), value: number(emergencyPhone) }]} />
        ) : null}
        <Inline>
          <LinkButton href={`mailto:${email}?subject=${encodeURIComponent(t('urgent.subject'))}`} variant="outline">
            {t('urgent.mail')}
          </LinkButton>
        </Inline>
      </ArticleSection>
      <ArticleSection {...has('never')}>
        <Prose text={t('never.text')} hrefs={hrefs} />
      </ArticleSection>
      {company || address ? (
        <ArticleSection {...has('company')}>
          {company ? <Text size="body">{company}</Text> : null}
          {address ? <Text size="body">{address}</Text> : null}
        </ArticleSection>
      ) : null}
    </Article>
  );
};
