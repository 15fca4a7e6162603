import type { HuddleCard } from '#areas/huddle/contract/views.ts';
import { listHuddlesByIds, presentHuddleCard } from '#areas/huddle/server/public.ts';
import type { Plan } from '../../rules/meaning/plan.ts';
import type { Said, Span } from '../../rules/meaning/when.ts';
import { bestNamed, type NamingWords } from '../../rules/names/name-fit.ts';
import { asksForNext, type Reference, referenceIn } from '../../rules/recognise/reference.ts';
import type { Asker } from './asker.ts';
import { lookUp, lookUpName } from './look-up.ts';
import { myAgenda } from './my-agenda.ts';

/** One huddle, several of which one is meant, or none that the asker may see. */
export type Meant =
  | { readonly what: 'ONE'; readonly huddle: HuddleCard }
  | { readonly what: 'SEVERAL'; readonly huddles: readonly HuddleCard[]; readonly not?: Said }
  | { readonly what: 'NONE'; readonly named: boolean };

const HITS = 8;
const ASKED = 4;
/** A shorter word that nothing is called by is rather a slip than a name. */
const MIN_NAME = 5;

/** The huddle that a question means: by its name, by what was shown before, by its day, or the asker's next. */
export async function meantHuddle(asker: Asker, plan: Plan): Promise<Meant> {
  const reference = referenceIn(plan.asked);
  const shown = await byIds(
    asker,
    (asker.topic.shown ?? []).map(({ id }) => id),
  );
  if (typeof reference === 'number' || reference === 'LAST') {
    const pointed = at(shown, reference);
    if (pointed) return { what: 'ONE', huddle: pointed };
  }
  const named = await byName(asker, plan.naming, shown);
  if (named.length > 0) return oneOf(within(plan, named).length > 0 ? within(plan, named) : named);
  if (asksForNext(plan.asked) && reference !== 'IT') return unnamed(asker, plan, shown, reference);
  const isNamed = plan.naming.strange.some((word) => word.length >= MIN_NAME);
  if (isNamed && !plan.wish.span) return { what: 'NONE', named: true };
  return unnamed(asker, plan, shown, reference);
}

/** The one huddle whose name stands in the question; undefined for none or several. */
export async function namedHuddle(asker: Asker, plan: Plan): Promise<HuddleCard | undefined> {
  const named = await byName(asker, plan.naming, []);
  const then = within(plan, named);
  const [first, ...more] = then.length > 0 ? then : named;
  return more.length === 0 ? first : undefined;
}

async function unnamed(
  asker: Asker,
  plan: Plan,
  shown: readonly HuddleCard[],
  reference: Reference | undefined,
): Promise<Meant> {
  const mine = await myAgenda(asker);
  if (plan.wish.span && !asksForNext(plan.asked)) return onDay(plan, plan.wish.span, shown, mine);
  const [spoken] = asker.topic.huddle ? await byIds(asker, [asker.topic.huddle.id]) : [];
  const huddle = asksForNext(plan.asked) && reference !== 'IT' ? mine[0] : (spoken ?? mine[0]);
  return huddle ? { what: 'ONE', huddle } : { what: 'NONE', named: false };
}

/** Of what was shown, else of mine; where none is on that day, mine to choose from. */
function onDay(plan: Plan, { said }: Span, shown: readonly HuddleCard[], mine: readonly HuddleCard[]): Meant {
  const [first, second] = [within(plan, shown), within(plan, mine)];
  const then = first.length > 0 ? first : second;
  if (then.length > 0 || mine.length === 0) return oneOf(then);
  return { what: 'SEVERAL', huddles: mine.slice(0, ASKED), not: said };
}

function oneOf(huddles: readonly HuddleCard[]): Meant {
  const [first] = huddles;
  if (!first) return { what: 'NONE', named: false };
  return huddles.length === 1
    ? { what: 'ONE', huddle: first }
    : { what: 'SEVERAL', huddles: huddles.slice(0, ASKED) };
}

/** Those on the day that is asked for; all where none is on it, or no day is. */
function within({ wish: { span } }: Plan, huddles: readonly HuddleCard[]): readonly HuddleCard[] {
  if (!span) return huddles;
  const then = huddles.filter(({ startDateTime }) => {
    const at = new Date(startDateTime);
    return at >= span.from && at < span.to;
  });
  return then;
}

function at(shown: readonly HuddleCard[], reference: number | 'LAST'): HuddleCard | undefined {
  return reference === 'LAST' ? shown.at(-1) : shown[reference];
}

async function byName(asker: Asker, words: NamingWords, shown: readonly HuddleCard[]): Promise<HuddleCard[]> {
  const nameOf = ({ name, venueName, hostName }: HuddleCard) => `${name} ${venueName ?? ''} ${hostName}`;
  const near = [...shown, ...(await myAgenda(asker))];
  const own = bestNamed(words, unique(near), nameOf);
  const text = (words.strange.length > 0 ? words.strange : words.ordinary).join(' ');
  const hits = text === '' ? [] : await lookUp(asker, text, ['HUDDLE'], HITS);
  const found = await byIds(
    asker,
    hits.map(({ card }) => card.id),
  );
  const best = bestNamed(words, unique([...own, ...found]), nameOf);
  if (best.length > 0 || words.strange.length === 0) return best;
  const alike = await lookUpName(asker, words.strange.join(' '), ['HUDDLE'], HITS);
  return bestNamed(
    words,
    await byIds(
      asker,
      alike.map(({ card }) => card.id),
    ),
    nameOf,
  );
}

function unique(huddles: readonly HuddleCard[]): HuddleCard[] {
  return [...new Map(huddles.map((huddle) => [huddle.id, huddle])).values()];
}

/** Those of these that the asker may see, in their order. */
async function byIds(asker: Asker, ids: readonly string[]): Promise<HuddleCard[]> {
  const rows = await listHuddlesByIds(asker.platform.database.db, asker.personId, ids, asker.now);
  const cards = new Map<string, HuddleCard>(rows.map((row) => [row.id, presentHuddleCard(row, true)]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}
