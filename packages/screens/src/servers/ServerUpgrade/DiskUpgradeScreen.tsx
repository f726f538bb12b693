import { diskLimits, mbPerGb } from '@may/domain/order/order.ts';
import { dongPerGb } from '@may/domain/servers/pricing.ts';
import { Button } from '@may/ui/components/Button/Button.tsx';
import { Card } from '@may/ui/components/Card/Card.tsx';
import { DescriptionList } from '@may/ui/components/DescriptionList/DescriptionList.tsx';
import { EmptyState } from '@may/ui/components/EmptyState/EmptyState.tsx';
import { Grid } from '@may/ui/components/Grid/Grid.tsx';
import * as icons from '@may/ui/components/Icon/icons.ts';
import { Inline } from '@may/ui/components/Inline/Inline.tsx';
import { Money } from '@may/ui/components/Money/Money.tsx';
import { Stack } from '@may/ui/components/Stack/Stack.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSizes } from '../useSizes.ts';
import { BlockedNote } from './BlockedNote.tsx';
import { DiskDialog } from './DiskDialog.tsx';
import { FailureBanner } from './FailureBanner.tsx';
import * as styles from './ServerUpgrade.css.ts';
import type { DiskForm, DiskUpgradeScreenProps } from './serverUpgrade.ts';
import { UpgradeStatus } from './UpgradeStatus.tsx';

/** A disk of a server with its size, and its upgrade in a dialog (spec §2, /wordpress/{id}). */
export const DiskUpgradeScreen = ({ part, sizeMb, content, hrefs }: DiskUpgradeScreenProps) => {
  const { t } = useTranslation('serverUpgrade');
  const sizes = useSizes();
  const grow =
    'onReview' in content ? <Grow part={part} sizeMb={sizeMb} form={content} topUpHref={hrefs.topUp} /> : null;
  return (
    <Card title={t(`disk.${part}`)} description={t(`disk.text_${part}`)}>
      <Stack space="large">
        {'blocked' in content ? <BlockedNote {...content} hrefs={hrefs} /> : null}
        {'about' in content ? <UpgradeStatus {...content} /> : null}
        {sizeMb === null ? (
          grow
        ) : (
          <Grid columns="mainAside" space="large">
            <Stack>
              <p className={styles.figure}>{sizes.disk(sizeMb)}</p>
              {grow}
            </Stack>
            <Facts sizeMb={sizeMb} />
          </Grid>
        )}
      </Stack>
    </Card>
  );
};

/** The price of a disk, and its largest size. */
const Facts = ({ sizeMb }: { sizeMb: number }) => {
  const { t } = useTranslation(['serverUpgrade', 'servers']);
  const sizes = useSizes();
  const monthly = (gb: number) => (
    <>
      <Money value={{ amount: Math.round(gb * dongPerGb), currency: 'VND' }} isPrice /> {t('servers:cost.perMonth')}
    </>
  );
  return (
    <DescriptionList
      items={[
        { label: t('disk.cost'), value: monthly(sizeMb / mbPerGb) },
        { label: t('disk.perGb'), value: monthly(1) },
        { label: t('disk.largest'), value: sizes.gb(diskLimits.maximum) },
      ]}
    />
  );
};

type GrowProps = { part: DiskUpgradeScreenProps['part']; sizeMb: number | null; form: DiskForm; topUpHref: string };

const Grow = ({ part, sizeMb, form, topUpHref }: GrowProps) => {
  const { t } = useTranslation('serverUpgrade');
  // After a refusal the choice is open again, with its reason.
  const [open, setOpen] = useState(form.failure !== null);
  const isAdding = part === 'mariadb' && sizeMb === null;
  const isOpen = open || form.busy || form.review !== null;
  const button = (
    <Button icon={icons.plus} opensDialog onPress={() => setOpen(true)}>
      {t(isAdding ? 'disk.add' : `disk.grow_${part}`)}
    </Button>
  );
  return (
    <>
      {form.failure && !isOpen ? (
        <FailureBanner {...form.failure} of="disk" sizeMb={sizeMb} topUpHref={topUpHref} />
      ) : null}
      {isAdding ? <EmptyState picture="server" title={t('disk.none')} action={button} /> : <Inline>{button}</Inline>}
      <DiskDialog part={part} sizeMb={sizeMb} form={form} open={isOpen} onOpenChange={setOpen} topUpHref={topUpHref} />
    </>
  );
};
