import { useRef } from 'react';
import { newIdempotencyKey } from '#platform/web/idempotency-key.ts';
import { type Autosaved, useAutosave } from '#platform/web/use-autosave.ts';
import type { HuddleForm } from '../../rules/fields.ts';
import { createDraft, saveDraft } from './plan-api.ts';

interface DraftState {
  readonly id: string;
  readonly edition: string;
}

export interface Draft extends Autosaved<HuddleForm, DraftState> {
  readonly id: string | undefined;
}

/** Keeps a plan on the server from the first keystroke on: from then on there is a draft to come back to. */
export function useDraft(form: HuddleForm, state: DraftState | null, saved: HuddleForm): Draft {
  const key = useRef(newIdempotencyKey());
  const autosave = useAutosave<HuddleForm, DraftState>(form, {
    state,
    saved,
    conflictCode: 'PLAN_CHANGED',
    save: async (form, known) => {
      if (!known) return createDraft(form, key.current);
      const { edition } = await saveDraft(known.id, form, known.edition);
      return { id: known.id, edition };
    },
  });
  return { ...autosave, id: autosave.state?.id };
}
