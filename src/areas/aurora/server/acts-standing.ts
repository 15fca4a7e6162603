import { partsInCarpools } from '#areas/carpool/server/public.ts';
import { joinedOrAsked } from '#areas/community/server/public.ts';
import { answersOf } from '#areas/huddle/server/public.ts';
import { followedOrAsked } from '#areas/person/server/public.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { asObjectId } from '#platform/server/object-id.ts';
import type { HuddleId, PersonId } from '#platform/shared/ids.ts';
import { type ActFacts, type ActState, actStateOf } from '../rules/act-state.ts';
import type { ActCard, ActKind } from '../rules/card.ts';
import type { TurnRow } from './reads.ts';

type Turn = Pick<TurnRow, 'acts' | 'draft_id'>;

/** How an act of a turn stands, and where to look. */
export type StandingOfActs = (
  turn: Turn,
  act: ActCard,
) => { readonly state: ActState; readonly path: string };

/** An answer is kept, but not whether its acts are still to be done: that is asked again at each reading. */
export async function standingOfActs(
  db: DbOrTx,
  personId: PersonId,
  turns: readonly Turn[],
  now: Date,
): Promise<StandingOfActs> {
  const facts = await factsOf(db, personId, turns);
  const drafts = await draftPaths(db, personId, turns);
  return ({ draft_id }, act) => {
    const draft = act.act === 'DRAFT' && draft_id ? drafts.get(draft_id) : undefined;
    const known = draft ? { carriedOut: true, at: null } : facts.get(`${act.act} ${act.objectId}`);
    return { state: actStateOf(act, known, now), path: draft ?? act.path };
  };
}

/** What each act answers to a huddle. */
const answerActs = [
  ['RSVP', 'YES'],
  ['MAYBE', 'MAYBE'],
  ['DECLINE', 'NO'],
] as const;

/** By kind and id of what an act would be done to. */
async function factsOf(
  db: DbOrTx,
  personId: PersonId,
  turns: readonly Turn[],
): Promise<ReadonlyMap<string, ActFacts>> {
  const acts = turns.flatMap((turn) => turn.acts);
  const idsOf = <Id extends string>(kind: ActKind) =>
    acts.filter(({ act }) => act === kind).map(({ objectId }) => objectId as Id);
  const [answers, followed, joined, rides] = await Promise.all([
    answersOf(
      db,
      personId,
      answerActs.flatMap(([act]) => idsOf<HuddleId>(act)),
    ),
    followedOrAsked(db, personId, idsOf('FOLLOW')),
    joinedOrAsked(db, personId, idsOf('JOIN')),
    partsInCarpools(db, personId, idsOf('RIDE')),
  ]);
  const done = { carriedOut: true, at: null };
  return new Map<string, ActFacts>([
    ...answers.flatMap(({ id, answer, starts_at: at }) =>
      answerActs.map(([act, meant]) => [`${act} ${id}`, { carriedOut: answer === meant, at }] as const),
    ),
    ...[...followed.keys()].map((id) => [`FOLLOW ${id}`, done] as const),
    ...[...joined.keys()].map((id) => [`JOIN ${id}`, done] as const),
    ...rides.map(
      ({ id, takes_part, first_at: at }) => [`RIDE ${id}`, { carriedOut: takes_part, at }] as const,
    ),
  ]);
}

/** Whether somebody already follows a person or belongs to a community, or has asked to. */
export async function standingWith(
  db: DbOrTx,
  personId: PersonId,
  { act, objectId }: Pick<ActCard, 'act' | 'objectId'>,
): Promise<'DONE' | 'ASKED' | undefined> {
  const id = asObjectId(objectId);
  const states =
    act === 'FOLLOW' ? await followedOrAsked(db, personId, [id]) : await joinedOrAsked(db, personId, [id]);
  const state = states.get(id);
  if (!state) return undefined;
  return state === 'REQUESTED' ? 'ASKED' : 'DONE';
}

async function draftPaths(db: DbOrTx, personId: PersonId, turns: readonly Turn[]) {
  const ids = turns.flatMap(({ draft_id }) => draft_id ?? []);
  const huddles = await answersOf(db, personId, ids);
  return new Map(
    huddles.map(({ id, status }) => [
      id,
      status === 'DRAFT' ? `/huddle/create?draft=${id}` : `/huddle/view/${id}`,
    ]),
  );
}
