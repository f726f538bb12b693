import { Article, ArticleSection } from '@may/ui/patterns/Article/Article.tsx';
import type { ArticleHrefs } from '@may/ui/patterns/Article/article.ts';
import { Prose } from '@may/ui/patterns/Article/Prose.tsx';
import { useTranslation } from 'react-i18next';
import * as styles from './PrivacyPolicy.css.ts';
import type { StoredEntries } from './privacyPolicy.ts';

export type PrivacyPolicyScreenProps = {
  /** Every entry that the portal may keep on the device. */
  stored: readonly StoredEntries[];
  hrefs: ArticleHrefs;
};

const sections = ['scope', 'device', 'provider', 'cards', 'banks', 'push', 'none', 'control'] as const;

/** The page on privacy: entries on the device, receivers of data, and the provider's own policy for the rest. */
export const PrivacyPolicyScreen = ({ stored, hrefs }: PrivacyPolicyScreenProps) => {
  const { t } = useTranslation('privacyPolicy');
  return (
    <Article
      title={t('title')}
      lead={t('lead')}
      homeHref={hrefs.dashboard}
      parts={sections.map((id) => ({ id, label: t(`${id}.title`) }))}
    >
      {sections.map((id) => (
        <ArticleSection key={id} id={id} label={t(`${id}.title`)}>
          <Prose text={t(`${id}.text`)} hrefs={hrefs} />
          {id === 'device' ? (
            <ul className={styles.entries}>
              {stored.map(({ kind, place, keys }) => (
                <li key={kind} className={styles.entry}>
                  <p className={styles.what}>{t(`stored.${kind}.what`)}</p>
                  <dl className={styles.facts}>
                    <dt>{t('device.where')}</dt>
                    <dd>{t(`place.${place}`)}</dd>
                    <dt>{t('device.until')}</dt>
                    <dd>{t(`stored.${kind}.until`)}</dd>
                    {keys.length > 0 ? (
                      <>
                        <dt>{t('device.keys')}</dt>
                        <dd className={styles.keys}>{keys.join(', ')}</dd>
                      </>
                    ) : null}
                  </dl>
                </li>
              ))}
            </ul>
          ) : null}
        </ArticleSection>
      ))}
    </Article>
  );
};
