import { sizeOfChanges } from '@may/domain/dns/changeSet.ts';
import { Button } from '@may/ui/components/Button/Button.tsx';
import { Card } from '@may/ui/components/Card/Card.tsx';
import { Grid } from '@may/ui/components/Grid/Grid.tsx';
import { Icon } from '@may/ui/components/Icon/Icon.tsx';
import * as icons from '@may/ui/components/Icon/icons.ts';
import { Link } from '@may/ui/components/Link/Link.tsx';
import { Stack } from '@may/ui/components/Stack/Stack.tsx';
import { Text } from '@may/ui/components/Text/Text.tsx';
import { useTranslation } from 'react-i18next';
import { ChangeList } from '../Zone/ChangeList.tsx';
import { FindingList } from '../Zone/FindingList.tsx';
import { useChangeCounts } from '../Zone/useChangeCounts.ts';
import { TemplateFields } from './TemplateFields.tsx';
import * as styles from './ZoneTemplates.css.ts';
import type { TemplateForm } from './zoneTemplates.ts';

type TemplatePageProps = {
  form: TemplateForm;
  domain: string;
  backHref: string;
};

/** A template: its fields, and beside them the changes that they make. */
export const TemplatePage = ({ form, domain, backHref }: TemplatePageProps) => {
  const { t } = useTranslation('zoneTemplates');
  const { template } = form;
  return (
    <Stack>
      <div>
        <Link href={backHref} standalone>
          <Icon icon={icons.back} /> {t('others')}
        </Link>
      </div>
      <Grid columns="halves" space="large">
        <div className={styles.start}>
          <Card title={t(`name.${template}`)} description={t(`about.${template}`)}>
            <TemplateFields {...form} />
          </Card>
        </div>
        <div className={styles.beside}>
          <Preview {...form} domain={domain} />
        </div>
      </Grid>
    </Stack>
  );
};

const Preview = ({ plan, findings, domain, onStage }: TemplateForm & { domain: string }) => {
  const { t } = useTranslation('zoneTemplates');
  const say = useChangeCounts();
  if (!plan.ok) {
    return (
      <Card title={t('preview.title')}>
        <Text tone="muted">{t(`problem.${plan.problem}`)}</Text>
      </Card>
    );
  }
  const { changes } = plan;
  const count = sizeOfChanges(changes);
  if (count === 0) {
    return (
      <Card title={t('preview.title')}>
        <Text tone="muted">{t('preview.nothing')}</Text>
      </Card>
    );
  }
  return (
    <Card title={t('preview.title')} description={say(changes)}>
      <Stack space="large">
        <ChangeList changes={changes} domain={domain} label={t('preview.title')} shownAtOnce={20} />
        {findings.length > 0 ? <FindingList findings={findings} domain={domain} /> : null}
        <Stack space="xsmall">
          <Button stretch onPress={onStage}>
            {t('preview.stage', { count })}
          </Button>
          <Text size="small">{t('preview.notYet')}</Text>
        </Stack>
      </Stack>
    </Card>
  );
};
