import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiProblem } from '#platform/web/api-problem.ts';
import { newIdempotencyKey } from '#platform/web/idempotency-key.ts';
import type { HuddleForm } from '../../rules/fields.ts';
import { createDraft, saveDraft } from './plan-api.ts';

export interface DraftState {
  readonly id: string;
  readonly edition: string;
}

/** `apart`: somebody else, or another tab, has saved other fields. */
export type Saving = 'nothing' | 'saving' | 'saved' | 'waiting' | 'apart';

const PAUSE_MS = 500;
const RETRY_MS = 3_000;

interface Draft {
  readonly saving: Saving;
  readonly id: string | undefined;
  /** Saves what is not saved yet and answers the state on the server; throws when that fails. */
  flush(): Promise<DraftState>;
  /** Goes on from another state, after a conflict was settled. */
  continueFrom(state: DraftState, saved: HuddleForm): void;
}

/** Keeps the fields on the server from the first keystroke on, one save after the other, until told otherwise. */
export function useDraft(form: HuddleForm, start: DraftState | null, startForm: HuddleForm): Draft {
  const [saving, setSaving] = useState<Saving>(start ? 'saved' : 'nothing');
  const [id, setId] = useState(start?.id);
  const state = useRef<DraftState | null>(start);
  const saved = useRef(JSON.stringify(startForm));
  const latest = useRef(form);
  latest.current = form;
  const key = useRef(newIdempotencyKey());
  const first = useRef<HuddleForm | null>(null);
  const running = useRef<Promise<DraftState> | null>(null);

  const flush = useCallback((): Promise<DraftState> => {
    running.current ??= saveAll({ state, saved, latest, key, first, setSaving, setId }).finally(() => {
      running.current = null;
    });
    return running.current;
  }, []);

  const text = JSON.stringify(form);
  useEffect(() => {
    if (text === saved.current || saving === 'apart') return;
    // The first keystroke is kept at once: from then on there is a draft to come back to.
    const wait = saving === 'waiting' ? RETRY_MS : state.current ? PAUSE_MS : 0;
    const timer = setTimeout(() => void flush().catch(() => undefined), wait);
    return () => clearTimeout(timer);
  }, [text, saving, flush]);

  const continueFrom = useCallback((next: DraftState, form: HuddleForm) => {
    state.current = next;
    saved.current = JSON.stringify(form);
    setSaving('saved');
  }, []);
  return { saving, id, flush, continueFrom };
}

interface Parts {
  readonly state: { current: DraftState | null };
  readonly saved: { current: string };
  readonly latest: { readonly current: HuddleForm };
  readonly key: { readonly current: string };
  /** What the draft is made of: sent again under its key it must be the same. */
  readonly first: { current: HuddleForm | null };
  setSaving(saving: Saving): void;
  setId(id: string): void;
}

async function saveAll({ state, saved, latest, key, first, setSaving, setId }: Parts): Promise<DraftState> {
  try {
    for (;;) {
      first.current ??= latest.current;
      const form = state.current ? latest.current : first.current;
      const text = JSON.stringify(form);
      if (state.current && text === saved.current) break;
      setSaving('saving');
      state.current = await saveOnce(state.current, form, key.current);
      saved.current = text;
      setId(state.current.id);
    }
    setSaving('saved');
    return state.current;
  } catch (error) {
    setSaving(error instanceof ApiProblem && error.code === 'PLAN_CHANGED' ? 'apart' : 'waiting');
    throw error;
  }
}

async function saveOnce(state: DraftState | null, form: HuddleForm, key: string): Promise<DraftState> {
  if (!state) {
    const { id, edition } = await createDraft(form, key);
    return { id, edition };
  }
  const { edition } = await saveDraft(state.id, form, state.edition);
  return { id: state.id, edition };
}
