const PREFIX = 'answer_';

/** What somebody has said who is not logged in yet; this tab keeps it until they are, or close it. */
export interface KeptAnswer {
  readonly email: string;
  /** Who comes, with the one who answers. */
  readonly people: number;
  /** The word with which a code is asked for; null before. */
  readonly ask: string | null;
}

export const keptAnswer = {
  read(huddleId: string): KeptAnswer | null {
    try {
      return JSON.parse(sessionStorage.getItem(PREFIX + huddleId) ?? 'null') as KeptAnswer | null;
    } catch {
      return null;
    }
  },
  save(huddleId: string, answer: KeptAnswer): void {
    try {
      sessionStorage.setItem(PREFIX + huddleId, JSON.stringify(answer));
    } catch {
      // A browser that keeps nothing asks again.
    }
  },
  forget(huddleId: string): void {
    try {
      sessionStorage.removeItem(PREFIX + huddleId);
    } catch {
      // Nothing was kept.
    }
  },
};

/** What the link of a mail carries in its fragment: its word, and how many come. */
export function readMailLink(hash: string): { readonly token: string; readonly people: number } | null {
  const said = new URLSearchParams(hash.slice(1));
  const token = said.get('code') ?? '';
  const people = Number(said.get('people') ?? 1);
  if (!/^[\w-]{43}$/.test(token)) return null;
  return { token, people: Number.isInteger(people) && people > 0 ? people : 1 };
}

/** Whether this tab is in the middle of an answer: a code is on its way, or the link of a mail was opened. */
export function isAnswering(huddleId: string): boolean {
  return readMailLink(window.location.hash) !== null || keptAnswer.read(huddleId)?.ask != null;
}
