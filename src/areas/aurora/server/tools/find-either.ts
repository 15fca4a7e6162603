import { MAX_CARDS } from '../../rules/card.ts';
import type { Wish } from '../../rules/meaning/plan.ts';
import type { Asker } from './asker.ts';
import { type FoundHuddles, findHuddles } from './find-huddles.ts';
import { withoutDoubles } from './read-huddles.ts';

/** The same as `findHuddles`, at either of two places where the wish names two. */
export async function findEither(asker: Asker, wish: Wish): Promise<FoundHuddles> {
  const { where } = wish;
  const one = await findHuddles(asker, wish);
  if (where?.kind !== 'NAMED' || !where.or) return one;
  const other = await findHuddles(asker, { ...wish, where: { kind: 'NAMED', phrases: where.or } });
  if (!fits(other)) return one;
  return fits(one) ? both(asker, one, other) : other;
}

const fits = ({ huddles, missed }: FoundHuddles) => huddles.length > 0 && missed.length === 0;

function both({ voice }: Asker, one: FoundHuddles, other: FoundHuddles): FoundHuddles {
  const huddles = withoutDoubles([...one.huddles, ...other.huddles])
    .sort((first, second) => Date.parse(first.startDateTime) - Date.parse(second.startDateTime))
    .slice(0, MAX_CARDS);
  const cards = new Map([...other.cards, ...one.cards].map((card) => [card.id, card]));
  const places = [one.place?.said, other.place?.said].filter((said) => said !== undefined);
  const said = new Intl.ListFormat(voice.locale, { type: 'disjunction' }).format(places);
  return {
    huddles,
    cards: huddles.flatMap(({ id }) => cards.get(id) ?? []),
    fitting: withoutDoubles([...one.fitting, ...other.fitting]),
    missed: [],
    says: one.says === other.says ? one.says : 'SOME',
    place: one.place && { ...one.place, said },
  };
}
