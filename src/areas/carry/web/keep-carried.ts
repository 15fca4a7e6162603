import type { CarriedAct } from '../rules/code.ts';

/** What another phone handed over waits here with one's own, once however often it is read. */
export async function keepCarried(code: string, { key, keyId }: CarriedAct, words: string): Promise<void> {
  const { outbox } = await import('#platform/web/outbox/outbox.ts');
  await outbox.keep({
    kind: 'carried',
    about: 'carried',
    slot: `carried:${keyId}:${key}`,
    words,
    steps: [{ wire: 'POST /api/carried-acts', body: { code } }],
    doneIf: ['CODE_USED'],
    stale: [],
  });
}
