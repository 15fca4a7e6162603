import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiProblem } from '#platform/web/api-problem.ts';
import { type DraftForm, saveDraft } from '../mutations.ts';

/** `apart`: another tab or device has saved since; `refused`: the server does not take it as it is. */
export type Saving = 'saved' | 'saving' | 'waiting' | 'conflict' | 'refused';

const PAUSE_MS = 700;
const RETRY_MS = 4_000;

export interface Start {
  readonly edition: number;
  readonly savedAt: string;
  /** What the server has. */
  readonly form: DraftForm;
}

export interface DraftSaving {
  readonly saving: Saving;
  readonly savedAt: string;
  /** The copy that the last save made. */
  readonly edition: number;
  /** Everything that was typed is on the server. */
  readonly isSaved: boolean;
  /** What the server said when it refused. */
  readonly fault: string | undefined;
  /** Saves what is not saved yet and answers the edition on the server; throws when that fails. */
  flush(): Promise<number>;
}

/** Keeps what is written on the server, one save after the other. */
export function useDraftSaving(id: string, form: DraftForm, start: Start): DraftSaving {
  const [saving, setSaving] = useState<Saving>('saved');
  const [savedAt, setSavedAt] = useState(start.savedAt);
  const [fault, setFault] = useState<string>();
  const edition = useRef(start.edition);
  const [known, setKnown] = useState(start.edition);
  const saved = useRef(JSON.stringify(start.form));
  const latest = useRef(form);
  latest.current = form;
  const running = useRef<Promise<number> | null>(null);

  const flush = useCallback((): Promise<number> => {
    const saveAll = async (): Promise<number> => {
      try {
        for (;;) {
          const wanted = latest.current;
          const text = JSON.stringify(wanted);
          if (text === saved.current) break;
          setSaving('saving');
          const answer = await saveDraft(id, wanted, edition.current);
          edition.current = answer.edition;
          saved.current = text;
          setSavedAt(answer.savedAt);
          setKnown(answer.edition);
        }
        setSaving('saved');
        return edition.current;
      } catch (error) {
        setSaving(stateOf(error));
        setFault(error instanceof ApiProblem ? error.errors[0] : undefined);
        throw error;
      }
    };
    running.current ??= saveAll().finally(() => {
      running.current = null;
    });
    return running.current;
  }, [id]);

  const text = JSON.stringify(form);
  useEffect(() => {
    if (text === saved.current || saving === 'conflict') return;
    const timer = setTimeout(
      () => void flush().catch(() => undefined),
      saving === 'waiting' ? RETRY_MS : PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [text, saving, flush]);
  return { saving, savedAt, fault, flush, edition: known, isSaved: text === saved.current };
}

function stateOf(error: unknown): Saving {
  if (!(error instanceof ApiProblem)) return 'waiting';
  if (error.code === 'DRAFT_CHANGED') return 'conflict';
  return error.status >= 400 && error.status < 500 && error.status !== 429 ? 'refused' : 'waiting';
}
