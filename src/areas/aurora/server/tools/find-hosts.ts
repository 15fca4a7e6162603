import { peopleOf } from '#areas/huddle/server/public.ts';
import { findPeople, visiblePersonSummaries } from '#areas/person/server/public.ts';
import type { HuddleId, PersonId } from '#platform/shared/ids.ts';
import { type AnswerCard, MAX_CARDS } from '../../rules/card.ts';
import type { Asker } from './asker.ts';
import { personCard } from './cards.ts';

/** Who hosts these huddles, each with the first of them that they host. */
export async function findHosts(
  asker: Asker,
  huddles: ReadonlyArray<{ readonly id: string; readonly name: string }>,
): Promise<AnswerCard[]> {
  const { db } = asker.platform.database;
  const hosts = await peopleOf(
    db,
    'HOSTS',
    huddles.map(({ id }) => id as HuddleId),
  );
  const of = new Map<string, string>();
  for (const { id, name } of huddles) {
    for (const personId of hosts.get(id as HuddleId) ?? []) if (!of.has(personId)) of.set(personId, name);
  }
  const faces = await visiblePersonSummaries(db, asker.personId, [...hosts.values()].flat());
  return [...of].flatMap(([personId, name]) => {
    const face = faces.get(personId as PersonId);
    return face ? [personCard(face, asker.voice.hosts(name))] : [];
  });
}

/** People whose name holds these words, tried with fewer words until somebody is found. */
export async function findNamed(asker: Asker, text: string): Promise<AnswerCard[]> {
  const { db } = asker.platform.database;
  const words = text.replace(/@/g, '').split(' ').filter(Boolean);
  const tries = [words.join(' '), ...words.filter((word) => word.length > 2)];
  for (const typed of new Set(tries)) {
    if (typed.length < 2) continue;
    const faces = await findPeople(db, asker.personId, typed, MAX_CARDS);
    if (faces.length > 0) return faces.map((face) => personCard(face, ''));
  }
  return [];
}
