import type { FollowState } from '#areas/person/rules/relation.ts';
import {
  followedOrAsked,
  followingOrAsking,
  listFollows,
  presentPersonSummary,
} from '#areas/person/server/public.ts';
import { asObjectId } from '#platform/server/object-id.ts';
import type { Reply } from '../../rules/answer.ts';
import { type AnswerCard, MAX_CARDS } from '../../rules/card.ts';
import { asksForBothCounts, type FollowList, followsAsked, sidesOf } from '../../rules/follows-asked.ts';
import type { Plan } from '../../rules/meaning/plan.ts';
import { bare } from '../../rules/recognise/tokens.ts';
import type { Asker } from '../tools/asker.ts';
import { personCard } from '../tools/cards.ts';
import { peopleCalled } from '../tools/find-hosts.ts';
import { cardsOf } from '../tools/look-up.ts';

/** Whom I follow, who follows me, on which side that is missing, or how I stand with one person. */
export async function answerFollows(asker: Asker, plan: Plan): Promise<Reply> {
  if (asksForBothCounts(plan.asked)) {
    const [theirs, mine] = await Promise.all([answerList(asker, 'FOLLOWERS'), answerList(asker, 'FOLLOWED')]);
    return { ...theirs, text: `${theirs.text} ${mine.text}` };
  }
  const { list, isOfOne } = followsAsked(plan.asked);
  const one = await answerOne(asker, plan, isOfOne);
  return one ?? answerList(asker, list);
}

/** 'Everybody follows you back' is not said to somebody who follows nobody. */
const firstOf: Readonly<Partial<Record<FollowList, FollowList>>> = {
  NOT_BACK: 'FOLLOWED',
  NOT_FOLLOWED_BACK: 'FOLLOWERS',
  MUTUAL: 'FOLLOWED',
};

async function answerList(asker: Asker, list: FollowList): Promise<Reply> {
  const { platform, personId, voice } = asker;
  const { db } = platform.database;
  const rows = await listFollows(db, personId, sidesOf[list], MAX_CARDS);
  const [first] = rows;
  if (!first) {
    const before = firstOf[list];
    const isEmpty = before && (await listFollows(db, personId, sidesOf[before], 1)).length === 0;
    return { text: voice.follows.listed(isEmpty ? before : list, [], 0) };
  }
  const cards = rows.map((row) => personCard(presentPersonSummary(row), ''));
  const names = cards.map(({ title }) => title);
  const text = voice.follows.listed(list, names, first.total);
  return {
    text: first.total > cards.length ? `${text} ${voice.follows.all}` : text,
    cards,
    topic: { person: { id: first.id } },
  };
}

/**
 * Undefined where nobody is named and nobody was spoken of. 'Which of the two Bens follows me' asks of several and names
 * them.
 */
async function answerOne(asker: Asker, plan: Plan, isOfOne: boolean): Promise<Reply | undefined> {
  const { follows } = asker.voice;
  const meant = await meantPeople(asker, plan, isOfOne);
  const [first, ...others] = meant;
  if (!first) return isOfOne && plan.naming.strange.length > 0 ? { text: follows.nobodyCalledSo } : undefined;
  const standings = await standingsWith(asker, meant);
  const known = standings.filter(({ mine, theirs }) => mine !== 'NONE' || theirs !== 'NONE');
  if (known.length === 0 && others.length > 0)
    return { text: follows.noneOfName(meant.length), cards: meant };
  const told = known.length > 0 ? known : standings;
  return {
    text: told.map(({ card, mine, theirs }) => follows.between(card.title, mine, theirs)).join(' '),
    cards: told.map(({ card }) => card),
    topic: { person: { id: told[0]?.card.id ?? first.id } },
  };
}

/** How I stand with those of these people whom I have asked to follow; undefined where I have asked none. */
export async function answerPending(asker: Asker, people: readonly AnswerCard[]): Promise<Reply | undefined> {
  const pending = (await standingsWith(asker, people)).filter(({ mine }) => mine === 'REQUESTED');
  const [first] = pending;
  if (!first) return undefined;
  const { follows } = asker.voice;
  return {
    text: pending.map(({ card, mine, theirs }) => follows.between(card.title, mine, theirs)).join(' '),
    cards: pending.map(({ card }) => card),
    topic: { person: { id: first.card.id } },
  };
}

/** Who is called so, else who was spoken of; 'Ben' may be an ordinary word. */
async function meantPeople(
  asker: Asker,
  { asked, naming, wish }: Plan,
  isOfOne: boolean,
): Promise<readonly AnswerCard[]> {
  const { strange } = naming;
  const { people = [] } = asker.topic;
  if (!isOfOne && strange.length === 0)
    return OF_THOSE.test(bare(asked))
      ? cardsOf(
          asker,
          people.map(({ id }) => ({ kind: 'PERSON' as const, id })),
        )
      : [];
  const words = strange.length > 0 ? strange : wish.text.split(' ').filter(Boolean);
  const called = await peopleCalled(asker, words);
  const { person } = asker.topic;
  if (called.length > 0 || strange.length > 0 || !person) return called;
  return cardsOf(asker, [{ kind: 'PERSON', id: person.id }]);
}

/** Of those who were shown. */
const OF_THOSE = /\b(?:(?:of|from) (?:those|them|these)|von (?:denen|ihnen|diesen)|davon)\b/;

interface Standing {
  readonly card: AnswerCard;
  readonly mine: FollowState;
  readonly theirs: FollowState;
}

async function standingsWith(
  { platform, personId }: Asker,
  cards: readonly AnswerCard[],
): Promise<readonly Standing[]> {
  const { db } = platform.database;
  const ids = cards.map(({ id }) => asObjectId(id));
  const [mine, theirs] = await Promise.all([
    followedOrAsked(db, personId, ids),
    followingOrAsking(db, personId, ids),
  ]);
  return cards.map((card) => ({
    card,
    mine: mine.get(asObjectId(card.id)) ?? 'NONE',
    theirs: theirs.get(asObjectId(card.id)) ?? 'NONE',
  }));
}
