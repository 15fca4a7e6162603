import { Trans } from '@lingui/react/macro';
import { SavingNote } from '#ui/SavingNote.tsx';
import type { Draft } from './use-draft.ts';

/** Whether what was typed is safe. */
export function SaveState({ draft: { saving, fault = '' } }: { draft: Draft }) {
  return (
    <SavingNote state={saving === 'nothing' || saving === 'conflict' ? 'other' : saving}>
      {saving === 'nothing' && <Trans>Kept as a draft from your first word on.</Trans>}
      {saving === 'saved' && <Trans>Saved as a draft</Trans>}
      {saving === 'refused' && <Trans>Not saved: {fault}</Trans>}
      {saving === 'conflict' && <Trans>This draft was changed elsewhere.</Trans>}
    </SavingNote>
  );
}
