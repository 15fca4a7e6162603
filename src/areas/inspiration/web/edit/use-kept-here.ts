import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { myAccount } from '#areas/account/web/public/my-account.ts';
import { drafts } from '#platform/web/drafts.ts';
import type { DraftForm } from '../mutations.ts';

/** What was typed and has not reached the server: kept in this browser, so that a crash loses nothing. */
export interface Kept {
  readonly form: DraftForm;
  /** The edition it was typed over. */
  readonly edition: number;
}

const nameOf = (id: string) => `inspiration_${id}`;

/** What this browser kept of a draft for me; read once, when the editor begins. */
export function useKeptBefore(id: string): Kept | undefined {
  const { data: me } = useQuery(myAccount);
  const [kept] = useState(() => me && drafts.read<Kept>(nameOf(id), me.id));
  return kept;
}

export function forgetKept(id: string): void {
  drafts.forget(nameOf(id));
}

/** Keeps it with each keystroke until the server has it. */
export function useKeepHere(id: string, form: DraftForm, edition: number, isSaved: boolean): void {
  const { data: me } = useQuery(myAccount);
  const owner = me?.id;
  useEffect(() => {
    if (!owner) return;
    if (isSaved) drafts.forget(nameOf(id));
    else drafts.save<Kept>(nameOf(id), owner, { form, edition });
  }, [id, owner, form, edition, isSaved]);
}
