import type { ChangeSet, ChangeStep, Finding, ZoneRecord } from '@may/domain';
import type { ZoneDomain, ZoneHrefs } from '../Zone/zone.ts';
export interface ChangeStepRow {
  step: ChangeStep;
  status: 'waiting' | 'sending' | 'applied' | 'refused' | 'unknown' | 'notApplied' | 'unclear' | 'skipped';
  error: { kind: 'refused' | 'notOffered' | 'unknown'; serverMessage: string | null } | null;
}
export type ZoneChangesView =
  | { state: 'loading' }
  | { state: 'failed'; onRetry(): void }
  | { state: 'elsewhere' }
  | { state: 'empty' }
  | {
      state: 'reviewing';
      changes: ChangeSet;
      before: readonly ZoneRecord[];
      findings: readonly Finding[];
      lost: readonly ZoneRecord[];
      missing: { edit: boolean; delete: boolean };
      isUndo: boolean;
      onConfirm(): void;
      onTakeBack(id: string): void;
      onDiscard(): void;
    }
  | {
      state: 'running';
      direction: 'forward' | 'back';
      phase: 'sending' | 'checking';
      steps: readonly ChangeStepRow[];
      onStop(): void;
    }
  | {
      state: 'halted';
      direction: 'forward' | 'back';
      steps: readonly ChangeStepRow[];
      isFound: boolean;
      can: { check: boolean; goOn: boolean; skip: boolean; goBack: boolean; leave: boolean };
      onCheck(): void;
      onGoOn(): void;
      onSkip(): void;
      onGoBack(): void;
      onLeave(): void;
    }
  | { state: 'applied' | 'undone'; steps: readonly ChangeStepRow[]; onUndo: (() => void) | null; onLeave(): void };
export interface ZoneChangesScreenProps {
  domain: ZoneDomain | null;
  hrefs: ZoneHrefs;
  view: ZoneChangesView;
}
