import type { TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import type { TurnView } from '#areas/aurora/contract/views.ts';

/** The events of a stream, in order. */
export function eventsOf(text: string): ReadonlyArray<{ readonly event: string; readonly data: unknown }> {
  return text
    .split('\n\n')
    .filter(Boolean)
    .map((block) => ({
      event: /^event: (.*)$/m.exec(block)?.[1] ?? '',
      data: JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? 'null'),
    }));
}

/** Asks as this person and reads the answer to its end. */
export async function ask(
  world: TestApp,
  member: CastMember,
  question: string,
  talkId: string | null = null,
): Promise<TurnView & { readonly talkId: string }> {
  const asked = await world.as(member).post('/api/aurora/questions', { question, talkId });
  if (asked.status !== 200) throw new Error(`${asked.status} ${asked.text}`);
  const answer = await world.as(member).get(`/api/aurora/turns/${asked.body.turnId}/answer`);
  const last = eventsOf(answer.text).at(-1);
  return { ...(last?.data as TurnView), talkId: asked.body.talkId };
}
