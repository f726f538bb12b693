import type { linkCardMachine } from '@may/machines';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import { useNoticeOf } from '../../notices/useNoticeOf.ts';

const nothing = {};

/** What is told of a card that was not saved, beside the screen (spec §8); a saved one is greeted by the flow. */
export const useSetupNotice = (snapshot: SnapshotFrom<typeof linkCardMachine>): void => {
  const { t } = useTranslation('linkCard');
  useNoticeOf(snapshot.matches('processing') ? nothing : null, {
    title: t('result.processing.title'),
    text: t('result.processing.text'),
  });
  useNoticeOf(snapshot.matches('rejected') ? nothing : null, {
    title: t('result.rejected.title'),
    text: t('result.rejected.text'),
    tone: 'critical',
    stays: false,
  });
};
