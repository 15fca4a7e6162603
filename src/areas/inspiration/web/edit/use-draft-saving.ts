import { type Autosaved, useAutosave } from '#platform/web/use-autosave.ts';
import { type DraftForm, saveDraft } from '../mutations.ts';

interface DraftState {
  readonly edition: number;
  readonly savedAt: string;
}

export interface DraftSaving extends Autosaved<DraftForm, DraftState>, DraftState {}

/** Keeps what is written on the server. */
export function useDraftSaving(
  id: string,
  form: DraftForm,
  start: DraftState & { form: DraftForm },
): DraftSaving {
  const autosave = useAutosave<DraftForm, DraftState>(form, {
    state: { edition: start.edition, savedAt: start.savedAt },
    saved: start.form,
    conflictCode: 'DRAFT_CHANGED',
    save: (form, known) => saveDraft(id, form, known?.edition ?? start.edition),
  });
  const { edition, savedAt } = autosave.state ?? start;
  return { ...autosave, edition, savedAt };
}
