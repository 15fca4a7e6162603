import { peopleOf } from '#areas/huddle/server/public.ts';
import { findPeople, visiblePersonSummaries } from '#areas/person/server/public.ts';
import type { HuddleId, PersonId } from '#platform/shared/ids.ts';
import { type AnswerCard, MAX_CARDS } from '../../rules/card.ts';
import { bestNamed } from '../../rules/names/name-fit.ts';
import { bare } from '../../rules/recognise/tokens.ts';
import { type Asker, once } from './asker.ts';
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

const MIN_TYPED = 2;

/** People whose name holds these words; where nobody's does, those whom single words of them name best. */
export async function findNamed(asker: Asker, text: string): Promise<AnswerCard[]> {
  const words = text.replace(/@/g, '').split(' ').filter(Boolean);
  const find = (typed: string, limit: number) =>
    typed.length < MIN_TYPED ? [] : peopleTyped(asker, typed, limit);
  const called = await find(words.join(' '), MAX_CARDS);
  // 'Ben' is Ben, and no Bennett beside him.
  const exact = called.filter(({ displayName }) => holdsAll(displayName, words));
  if (called.length > 0) return (exact.length > 0 ? exact : called).map((face) => personCard(face, ''));
  const single = words.filter((word) => word.length > MIN_TYPED);
  const found = (await Promise.all(single.map((word) => find(word, MAX_ALIKE)))).find(
    ({ length }) => length > 0,
  );
  const alike = bestNamed({ strange: single, ordinary: [] }, found ?? [], ({ displayName }) => displayName);
  return (alike.length > 0 ? alike : (found ?? [])).slice(0, MAX_CARDS).map((face) => personCard(face, ''));
}

function holdsAll(name: string, words: readonly string[]): boolean {
  const parts = bare(name).split(' ');
  return words.every((word) => parts.includes(bare(word)));
}

/** Who is called by these words, or by one of them alone: some of the strange words of a long question name nobody. */
export async function peopleCalled(asker: Asker, strange: readonly string[]): Promise<AnswerCard[]> {
  if (strange.length === 0) return [];
  const whole = await findNamed(asker, strange.join(' '));
  const called = bestNamed({ strange, ordinary: [] }, whole, ({ title, line }) => `${title} ${line}`);
  if (called.length > 0 || strange.length === 1) return called;
  for (const word of strange.filter(({ length }) => length > MIN_TYPED)) {
    const faces = await peopleTyped(asker, word, MAX_ALIKE);
    const named = faces.filter(({ displayName }) => bare(displayName).split(' ').includes(word));
    if (named.length > 0) return named.slice(0, MAX_CARDS).map((face) => personCard(face, ''));
  }
  return [];
}

function peopleTyped(asker: Asker, typed: string, limit: number) {
  const { db } = asker.platform.database;
  return once(asker, ['people', typed, limit], () => findPeople(db, asker.personId, typed, limit));
}

/** People of one name, among whom a misspelt other name is looked for. */
const MAX_ALIKE = 20;
