import { findingsOf, sizeOfChanges } from '@may/domain';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Grid } from '../../components/Grid/Grid.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { Link } from '../../components/Link/Link.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { ChangeList } from '../../patterns/Zone/ChangeList.tsx';
import { FindingList } from '../../patterns/Zone/FindingList.tsx';
import { useChangeCounts } from '../../patterns/Zone/useChangeCounts.ts';
import { TemplateFields } from './TemplateFields.tsx';
import { choicesOf, planOf, type TemplatePlan } from './templatePlan.ts';
import * as styles from './ZoneTemplates.css.ts';
import type { TemplateName, TemplateZone } from './zoneTemplates.ts';

const newKey = () => `new ${crypto.randomUUID()}`;

type TemplatePageProps = {
  template: TemplateName;
  zone: TemplateZone;
  domain: string;
  backHref: string;
};

/** One template: what it asks, and beside it what it would change in this very domain. */
export const TemplatePage = ({ template, zone, domain, backHref }: TemplatePageProps) => {
  const { t } = useTranslation('zoneTemplates');
  const { records, servers, onStage } = zone;
  const [choices, setChoices] = useState(() => choicesOf(records, domain));
  const plan = useMemo(() => planOf(template, choices, records, domain, newKey), [template, choices, records, domain]);
  return (
    <Stack space="medium" align="stretch">
      <div>
        <Link href={backHref} standalone>
          <Icon glyph={icons.back} /> {t('others')}
        </Link>
      </div>
      <Grid columns="halves" space="large">
        <div className={styles.start}>
          <Card title={t(`name.${template}`)} description={t(`about.${template}`)}>
            <TemplateFields
              template={template}
              servers={servers}
              choices={choices}
              problem={plan.ok ? null : plan.problem}
              onChange={(next) => setChoices({ ...choices, ...next })}
            />
          </Card>
        </div>
        <div className={styles.beside}>
          <Preview plan={plan} zone={zone} domain={domain} onStage={onStage} />
        </div>
      </Grid>
    </Stack>
  );
};

type PreviewProps = Pick<TemplateZone, 'onStage'> & {
  plan: TemplatePlan;
  zone: TemplateZone;
  domain: string;
};

const Preview = ({ plan, zone, domain, onStage }: PreviewProps) => {
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
  const brought = findingsOf(zone.records, changes, domain).filter(({ isNew }) => isNew);
  return (
    <Card title={t('preview.title')} description={say(changes)}>
      <Stack space="large">
        <ChangeList changes={changes} domain={domain} label={t('preview.title')} shownAtOnce={20} />
        {brought.length > 0 ? <FindingList findings={brought} domain={domain} /> : null}
        <Stack space="xsmall">
          <Button stretch onPress={() => onStage(changes)}>
            {t('preview.stage', { count })}
          </Button>
          <Text size="small" tone="muted">
            {t('preview.notYet')}
          </Text>
        </Stack>
      </Stack>
    </Card>
  );
};
