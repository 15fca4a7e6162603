import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { myAccount } from '#areas/account/web/public/my-account.ts';
import type { HuddleForm } from '../../rules/fields.ts';

/** What was typed and has not reached the server, kept in this tab so that a reload or a crash loses nothing. */
interface KeptHere {
  /** What was kept, or the start. */
  readonly start: HuddleForm;
  keep(form: HuddleForm | null): void;
  forget(): void;
}

/** `name` null keeps nothing. The key names the person, so that nobody finds the words of another. */
export function useKeptHere(name: string | null, start: HuddleForm): KeptHere {
  const { data: me } = useQuery(myAccount);
  const key = name === null ? null : `huddle_typed ${me?.id ?? ''} ${name}`;
  const [first] = useState(() => (key === null ? start : { ...start, ...read(key) }));
  const keep = useCallback(
    (form: HuddleForm | null) => {
      if (key === null) return;
      if (form === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify(form));
    },
    [key],
  );
  const forget = useCallback(() => keep(null), [keep]);
  return { start: first, keep, forget };
}

function read(key: string): Partial<HuddleForm> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<HuddleForm>;
  } catch {
    return {};
  }
}
