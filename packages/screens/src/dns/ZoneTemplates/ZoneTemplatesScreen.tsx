import { type TemplateName, templateNames } from '@may/domain/dns/templateChoices.ts';
import { Card } from '@may/ui/components/Card/Card.tsx';
import { Icon } from '@may/ui/components/Icon/Icon.tsx';
import type { IconType } from '@may/ui/components/Icon/icons.ts';
import * as icons from '@may/ui/components/Icon/icons.ts';
import { Skeleton } from '@may/ui/components/Skeleton/Skeleton.tsx';
import { Stack } from '@may/ui/components/Stack/Stack.tsx';
import { Text } from '@may/ui/components/Text/Text.tsx';
import { Loaded } from '@may/ui/patterns/Loaded.tsx';
import { useTranslation } from 'react-i18next';
import { UnknownDomain, ZonePage } from '../Zone/ZonePage.tsx';
import { TemplatePage } from './TemplatePage.tsx';
import * as styles from './ZoneTemplates.css.ts';
import type { ZoneTemplatesScreenProps } from './zoneTemplates.ts';

const templateIcons: Record<TemplateName, IconType> = {
  google: icons.dns,
  microsoft: icons.dashboard,
  zoho: icons.user,
  server: icons.server,
  spf: icons.check,
  dmarc: icons.lock,
};

/** Templates of DNS records: a list, or one template with its fields and changes. */
export const ZoneTemplatesScreen = ({ domain, hrefs, hrefOf, zone }: ZoneTemplatesScreenProps) => {
  const { t } = useTranslation('zoneTemplates');
  return (
    <ZonePage title={t('title')} domain={domain} hrefs={hrefs}>
      <Loaded
        of={zone}
        skeleton={
          <Card>
            <Skeleton shape="block" size="large" />
          </Card>
        }
        failed="zoneTemplates:failed"
      >
        {(value) =>
          value === null ? (
            <UnknownDomain href={hrefs.domains} />
          ) : value.form === null ? (
            <Chooser hrefOf={hrefOf} />
          ) : (
            <TemplatePage form={value.form} domain={domain?.name ?? ''} backHref={hrefs.templates} />
          )
        }
      </Loaded>
    </ZonePage>
  );
};

const Chooser = ({ hrefOf }: Pick<ZoneTemplatesScreenProps, 'hrefOf'>) => {
  const { t } = useTranslation('zoneTemplates');
  return (
    <Stack space="large">
      <Text tone="muted">{t('intro')}</Text>
      <ul className={styles.cards}>
        {templateNames.map((name) => (
          <li key={name}>
            <a className={styles.card} href={hrefOf(name)}>
              <span className={styles.picture}>
                <Icon icon={templateIcons[name]} size="medium" />
              </span>
              <span className={styles.words}>
                <span className={styles.name}>{t(`name.${name}`)}</span>
                <span className={styles.about}>{t(`about.${name}`)}</span>
              </span>
              <span className={styles.arrow}>
                <Icon icon={icons.chevronRight} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Stack>
  );
};
