import { expect } from 'vitest';
import type { TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';

export const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });

/** What an author sends, with changes. */
export function formOf(changes: object = {}) {
  return {
    title: 'Layers',
    summary: 'What to wear',
    coverPictureId: null,
    topics: ['GEAR'],
    health: false,
    document: { type: 'doc', content: [paragraph('Wool first.')] },
    ...changes,
  };
}

/** Begins an inspiration and answers its id. */
export async function begin(world: TestApp, who: CastMember): Promise<string> {
  const begun = await world.as(who).post('/api/inspirations');
  expect(begun.status, begun.text).toBe(200);
  return begun.body.id;
}

/** Saves and answers the next edition. */
export async function save(
  world: TestApp,
  who: CastMember,
  id: string,
  changes: object = {},
  edition = 1,
): Promise<number> {
  const saved = await world.as(who).put(`/api/inspirations/${id}/draft`, { form: formOf(changes), edition });
  expect(saved.status, saved.text).toBe(200);
  return saved.body.edition;
}

/** Writes an inspiration and shows it to readers; answers its id. */
export async function publish(world: TestApp, who: CastMember, changes: object = {}): Promise<string> {
  const id = await begin(world, who);
  const edition = await save(world, who, id, changes);
  const shown = await world.as(who).post(`/api/inspirations/${id}/publication`, { edition });
  expect(shown.status, shown.text).toBe(200);
  return id;
}
