import type { Finding } from '@may/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { FindingList } from '../../patterns/Zone/FindingList.tsx';

const findingsShown = 3;

type HealthNotesProps = {
  findings: readonly Finding[];
  /** The domain in Unicode. */
  domain: string;
};

/** The findings of the zone's health check, the most serious first. Notices stay hidden until a press; no findings render nothing. */
export const HealthNotes = ({ findings, domain }: HealthNotesProps) => {
  const { t } = useTranslation('records');
  const [isOpen, setOpen] = useState(false);
  if (findings.length === 0) return null;
  const urgent = findings.filter(({ severity }) => severity !== 'notice').slice(0, findingsShown);
  const shown = isOpen ? findings : urgent;
  const hidden = findings.length - urgent.length;
  const toggle =
    hidden > 0 ? (
      <Button variant="ghost" tone="neutral" size="small" onPress={() => setOpen(!isOpen)}>
        {isOpen ? t('health.less') : urgent.length === 0 ? t('health.show') : t('health.more', { count: hidden })}
      </Button>
    ) : undefined;
  if (shown.length === 0)
    return (
      <Banner variant="card" action={toggle}>
        {t('health.notices', { count: hidden })}
      </Banner>
    );
  return (
    <Card title={t('health.title', { count: findings.length })} description={t('health.text')} action={toggle}>
      <FindingList findings={shown} domain={domain} />
    </Card>
  );
};
