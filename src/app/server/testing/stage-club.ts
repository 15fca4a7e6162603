import { stageOf } from '#areas/chat/server/testing/stage.ts';
import type { TestApp } from './build-test-app.ts';
import type { CastMember } from './cast.ts';

export interface Staged {
  readonly owner: CastMember;
  readonly author: CastMember;
  readonly club: string;
  /** Of the API. */
  readonly at: string;
  setRole(who: CastMember, role: string): Promise<unknown>;
  say(text?: string): Promise<string>;
  texts(who: CastMember): Promise<string[]>;
  report(who: CastMember, objectId: string, reason?: string, objectType?: string): Promise<unknown>;
  /** The case about a thing, as somebody finds it in the queue of the community. */
  caseOf(who: CastMember, objectId: string): Promise<CaseLine>;
  read(who: CastMember, id: string): Promise<ReadCase>;
  decide(who: CastMember, id: string, verdict: object): Promise<Answered>;
  takeBack(who: CastMember, decision: { readonly id: string } | undefined): Promise<Answered>;
}

interface Answered {
  readonly status: number;
  readonly body: { readonly code: string };
}

interface CaseLine {
  readonly id: string;
  readonly withModerators: boolean;
}

interface ReadCase {
  readonly acts: readonly string[];
  readonly complaints: ReadonlyArray<{ readonly text: string }>;
  readonly decisions: ReadonlyArray<{ readonly id: string }>;
}

let count = 0;

/** A club of an owner and an author of its own, with these members: the author writes what is reported. */
export async function stageClub(world: TestApp, members: readonly CastMember[]): Promise<Staged> {
  count += 1;
  const owner = await world.enter({ username: `owner.${count}` });
  const author = await world.enter({ username: `author.${count}`, displayName: 'Otto' });
  const made = await world.as(owner).post('/api/communities', { name: 'Ridge walkers' });
  const club: string = made.body.id;
  const at = `/api/communities/${club}`;
  for (const member of [...members, author]) await world.as(member).put(`${at}/membership`, {});
  const rooms = stageOf(world);
  return {
    owner,
    author,
    club,
    at,
    setRole: (who, role) => world.as(owner).put(`${at}/members/${who.personId}/role`, { role }),
    say: (text = 'Buy my boots') => rooms.said(author, club, text),
    texts: (who) => rooms.texts(who, club),
    report: (who, objectId, reason = 'SPAM', objectType = 'MESSAGE') =>
      world.as(who).post('/api/reports', { objectType, objectId, reason, text: `It is me, ${who.username}` }),
    caseOf: (who, objectId) => caseIn(world, `${at}/cases`, who, objectId),
    read: async (who, id) => (await world.as(who).get(`${at}/cases/${id}`)).body,
    decide: (who, id, verdict) => {
      const usual = { version: 1, reason: 'SPAM', words: 'Not here.' };
      return world.as(who).post(`${at}/cases/${id}/decisions`, Object.assign(usual, verdict));
    },
    takeBack: (who, decision) => world.as(who).put(`${at}/decisions/${decision?.id}/withdrawal`, {}),
  };
}

/** The case about a thing in a list of cases; undefined where it is not in it. */
export async function caseIn(world: TestApp, path: string, who: CastMember, objectId: string) {
  const { items } = (await world.as(who).get(path)).body;
  return items?.find(({ object }: { object: { id: string } }) => object.id === objectId);
}
