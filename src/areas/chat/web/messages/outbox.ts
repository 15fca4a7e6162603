import { drafts } from '#platform/web/drafts.ts';
import type { MessageInput } from '../mutations.ts';

/** A message that is not with the server yet. */
export interface Unsent {
  /** Makes sending it again the same command. */
  readonly key: string;
  readonly roomId: string;
  readonly body: MessageInput;
  /** Epoch milliseconds. */
  readonly at: number;
  /** Why the server would not have it; it waits for its author to decide. */
  readonly refused?: string;
}

const NAME = 'outbox';
const listeners = new Set<() => void>();
let known: { readonly owner: string; readonly items: readonly Unsent[] } | undefined;

function tell(): void {
  known = undefined;
  for (const listener of listeners) listener();
}

/** What one person has written and not sent, in this browser, over restarts and in every tab (OFF-2). */
export const outbox = {
  items(owner: string): readonly Unsent[] {
    if (known?.owner !== owner) known = { owner, items: drafts.read<Unsent[]>(NAME, owner) ?? [] };
    return known.items;
  },
  add(owner: string, unsent: Unsent): void {
    save(owner, (items) => [...items, unsent]);
  },
  remove(owner: string, key: string): void {
    save(owner, (items) => items.filter((item) => item.key !== key));
  },
  refuse(owner: string, key: string, refused: string | undefined): void {
    save(owner, (items) => items.map((item) => (item.key === key ? withWord(item, refused) : item)));
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function withWord({ key, roomId, body, at }: Unsent, refused: string | undefined): Unsent {
  return { key, roomId, body, at, ...(refused !== undefined && { refused }) };
}

/** Reads what another tab may have changed before it writes. */
function save(owner: string, change: (items: readonly Unsent[]) => readonly Unsent[]): void {
  drafts.save(NAME, owner, change(drafts.read<Unsent[]>(NAME, owner) ?? []));
  tell();
}

if (typeof window !== 'undefined') window.addEventListener('storage', tell);
