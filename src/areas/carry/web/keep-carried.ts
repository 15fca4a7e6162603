/**
 * What another phone handed over waits here with one's own, once however often it is read. It takes the place of
 * nothing but itself: nobody can tell yet which of two codes for the same act is the right one.
 */
export async function keepCarried(code: string, words: string): Promise<void> {
  const { outbox } = await import('#platform/web/outbox/outbox.ts');
  await outbox.keep({
    kind: 'carried',
    about: 'carried',
    slot: `carried:${code}`,
    words,
    steps: [{ wire: 'POST /api/carried-acts', body: { code } }],
    doneIf: ['CODE_USED'],
    stale: [],
  });
}
