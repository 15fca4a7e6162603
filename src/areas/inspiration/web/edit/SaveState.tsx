import { Trans } from '@lingui/react/macro';
import { formatTime } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { Action } from '#ui/Action.tsx';
import { SavingNote } from '#ui/SavingNote.tsx';
import type { DraftSaving } from './use-draft-saving.ts';

/** Whether what was typed is safe, and since when. */
export function SaveState({ saves, onSettle }: { saves: DraftSaving; onSettle: () => void }) {
  const at = formatTime(new Date(saves.savedAt), useClock());
  const { saving, fault = '' } = saves;
  return (
    <SavingNote state={saving === 'nothing' || saving === 'conflict' ? 'other' : saving}>
      {saving === 'saved' && <Trans>Saved at {at}</Trans>}
      {saving === 'refused' && <Trans>Not saved: {fault}</Trans>}
      {saving === 'conflict' && (
        <>
          <Trans>This inspiration was changed elsewhere.</Trans>{' '}
          <Action look="plain" size="small" onClick={onSettle}>
            <Trans>Look at both</Trans>
          </Action>
        </>
      )}
    </SavingNote>
  );
}
