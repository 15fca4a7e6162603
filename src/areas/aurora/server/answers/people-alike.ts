import { findAlike, presentPersonSummary } from '#areas/person/server/public.ts';
import type { Reply } from '../../rules/answer.ts';
import { MAX_CARDS } from '../../rules/card.ts';
import type { Plan } from '../../rules/meaning/plan.ts';
import { bare } from '../../rules/recognise/tokens.ts';
import { sentenceThatFits, type Trait, traitsIn, wordsOfPeople } from '../../rules/said-of-oneself.ts';
import type { Asker } from '../tools/asker.ts';
import { personCard } from '../tools/cards.ts';
import { type FoundPlace, findPlace } from '../tools/find-place.ts';
import { peopleTopic } from '../tools/topics.ts';

const MAX_INTERESTS = 4;
const WHOM_I_FOLLOW = /\bi follow\b|\b(?:denen|die|wem) ich (?:\w+ )?folge\b/;

/** Whether it is asked for what people mostly say of themselves: that they have children, or are new in town. */
export function asksOfKnownTraits({ voice }: Asker, { asked }: Plan): boolean {
  return traitsIn(asked, voice.locale).some(({ alike }) => alike.length > 0);
}

/** People who like or say of themselves what is asked, or live where is asked; undefined where none does. */
export async function answerAlike(asker: Asker, plan: Plan): Promise<Reply | undefined> {
  const place = await findPlace(asker, plan.wish.where);
  const near = place?.place;
  const wanted = wantedOf(asker, plan, place);
  if (wanted.length === 0 && !near) return undefined;
  const { db } = asker.platform.database;
  const followed = WHOM_I_FOLLOW.test(bare(plan.asked));
  for (const each of wanted.length > 0 ? wanted : [{}]) {
    const rows = await findAlike(db, asker.personId, { ...each, near, followed }, MAX_CARDS);
    if (rows.length > 0) return shownAlike(asker, rows, each, near && place.said);
  }
  return undefined;
}

interface Wanted {
  readonly traits?: readonly Trait[];
  readonly words?: readonly string[];
}

/** All that is asked for, else only what people mostly say of themselves, else one of all words as something to like. */
function wantedOf({ voice }: Asker, { wish, asked }: Plan, place: FoundPlace | undefined): Wanted[] {
  const elsewhere = new Set(`${place?.phrase ?? ''} ${place?.place?.name.toLowerCase() ?? ''}`.split(' '));
  const all = traitsIn(asked, voice.locale, elsewhere);
  const known = all.filter(({ alike }) => alike.length > 0);
  const { meaning = '', text } = wish;
  const words = wordsOfPeople(`${meaning} ${text}`.split(' ')).filter((word) => !elsewhere.has(word));
  const traits = [all, known].filter(({ length }) => length > 0);
  return [...traits.map((some) => ({ traits: some })), ...(words.length > 0 ? [{ words }] : [])];
}

type Row = Awaited<ReturnType<typeof findAlike>>[number];

/** Each with the sentence of theirs that fits, or with what they like. */
function shownAlike(
  { voice }: Asker,
  rows: readonly Row[],
  { traits = [], words = [] }: Wanted,
  where: string | undefined,
): Reply {
  const quotes = rows.map(({ bio }) => sentenceThatFits(bio, traits));
  const cards = rows.map((row, at) => {
    const quote = quotes[at];
    const why = quote ? voice.mine.quoted(quote) : row.interests.slice(0, MAX_INTERESTS).join(' · ');
    return personCard(presentPersonSummary(row), why);
  });
  const isAsked = traits.length + words.length > 0;
  const how = quotes.some(Boolean) ? 'SAY' : isAsked ? 'LIKE' : undefined;
  const names = cards.map(({ title }) => title);
  return {
    text: voice.mine.likeThat(names, where, how),
    cards,
    topic: peopleTopic(cards),
  };
}
