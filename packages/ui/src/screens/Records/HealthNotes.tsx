import type { Finding } from '@may/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { FindingList } from '../Zone/FindingList.tsx';

/** Findings shown before the others are asked for. */
const few = 3;

interface HealthNotesProps {
  findings: readonly Finding[];
  /** The domain in the letters people read. */
  domain: string;
}

/** What the rules say about the zone; nothing where nothing is wrong. */
export const HealthNotes = ({ findings, domain }: HealthNotesProps) => {
  const { t } = useTranslation('records');
  const [isOpen, setOpen] = useState(false);
  if (findings.length === 0) return null;
  return (
    <Card title={t('health.title', { count: findings.length })} description={t('health.text')}>
      <Stack space="small">
        <FindingList findings={isOpen ? findings : findings.slice(0, few)} domain={domain} />
        {findings.length > few ? (
          <div>
            <Button variant="ghost" tone="neutral" size="small" onPress={() => setOpen(!isOpen)}>
              {isOpen ? t('health.less') : t('health.more', { count: findings.length - few })}
            </Button>
          </div>
        ) : null}
      </Stack>
    </Card>
  );
};
