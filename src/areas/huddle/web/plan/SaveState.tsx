import { Trans } from '@lingui/react/macro';
import { SavingNote } from '#ui/SavingNote.tsx';
import type { Saving } from './use-draft.ts';

/** Whether what was typed is safe. */
export function SaveState({ saving }: { saving: Saving }) {
  return (
    <SavingNote state={saving === 'nothing' || saving === 'apart' ? 'other' : saving}>
      {saving === 'nothing' && <Trans>Kept as a draft from your first word on.</Trans>}
      {saving === 'saved' && <Trans>Saved as a draft</Trans>}
      {saving === 'apart' && <Trans>This draft was changed elsewhere.</Trans>}
    </SavingNote>
  );
}
