import type { HuddleView } from '#areas/huddle/contract/views.ts';
import { standingOf } from '#areas/huddle/server/public.ts';
import { asObjectId } from '#platform/server/object-id.ts';
import type { Plan } from '../../rules/meaning/plan.ts';
import { bare } from '../../rules/recognise/tokens.ts';
import type { Asker } from './asker.ts';
import { peopleCalled } from './find-hosts.ts';
import { cardsOf } from './look-up.ts';
import { visibleHuddle } from './read-huddles.ts';

/** Of two with one name both are told. */
const MAX_ASKED = 3;
const THEM = /\b(?:she|he|they|her|him|sie|er|ihn)\b/;
/** Behind these stands who is asked about, whose name may be an ordinary word: 'is Ben coming'. */
const NAMED = /(?:^|\b)(?:is|did|does|will|has|if|whether|ob|hat|kommt|geht|ist|lauft) (\w{3,})\b/;

/** Who is asked about by name, or was spoken of, each with what they said to an outing as far as the asker may know. */
export async function standingsOf(asker: Asker, plan: Plan, { id, name }: Pick<HuddleView, 'id' | 'name'>) {
  const people = await peopleAsked(asker, plan, name);
  const { db } = asker.platform.database;
  const huddle = people.length > 0 && (await visibleHuddle(asker, id));
  if (!huddle) return [];
  return Promise.all(
    people.slice(0, MAX_ASKED).map(async (card) => ({
      card,
      said: await standingOf(db, huddle, asObjectId(card.id)),
    })),
  );
}

/** Who is called so; words of the name of the outing call nobody. */
export async function peopleAsked(asker: Asker, { asked, naming }: Plan, outing = '') {
  const words = bare(asked);
  const ofOuting = new Set(bare(outing).split(' '));
  const [, next = ''] = NAMED.exec(words) ?? [];
  const strange = naming.strange.filter((word) => !ofOuting.has(word));
  for (const called of [strange, [next].filter((word) => word && !ofOuting.has(word))]) {
    const named = await peopleCalled(asker, called);
    if (named.length > 0) return named;
  }
  const { person } = asker.topic;
  return person && THEM.test(words) ? cardsOf(asker, [{ kind: 'PERSON', id: person.id }]) : [];
}
