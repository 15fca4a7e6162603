import { authorsOfInspirations } from '#areas/inspiration/server/public.ts';
import { visiblePersonSummaries } from '#areas/person/server/public.ts';
import { authorsOfPosts } from '#areas/post/server/public.ts';
import { asObjectId } from '#platform/server/object-id.ts';
import type { Reply } from '../../rules/answer.ts';
import type { AnswerCard, CardKind } from '../../rules/card.ts';
import type { Plan } from '../../rules/meaning/plan.ts';
import { bestNamed } from '../../rules/names/name-fit.ts';
import { referenceIn } from '../../rules/recognise/reference.ts';
import { bare } from '../../rules/recognise/tokens.ts';
import type { Asker } from '../tools/asker.ts';
import { personCard } from '../tools/cards.ts';
import { cardsOf, lookUp } from '../tools/look-up.ts';
import { readingTopic } from '../tools/topics.ts';

const HITS = 8;
/** A shorter word that no title has is rather a slip than a name. */
const MIN_NAME = 4;
const OF_POST = /\b(?:post(?:s|ed)?|gepostet|beitrag)\b/;
const POINTS = /\b(?:it|that|this|das|dies\w*)\b/;

/** Who wrote the article or post that is named or was shown. */
export async function answerAuthor(asker: Asker, plan: Plan): Promise<Reply> {
  const { platform, personId, voice } = asker;
  const { db } = platform.database;
  const card = await meantReading(asker, plan);
  if (!card) return { text: voice.mine.whichReading };
  const ids = [asObjectId(card.id)];
  const isArticle = card.kind === 'INSPIRATION';
  const authors = isArticle ? await authorsOfInspirations(db, ids) : await authorsOfPosts(db, ids);
  const authorId = authors.get(card.id);
  const topic = readingTopic([card]);
  if (authorId === personId) return { text: voice.mine.wroteYourself, cards: [card], topic };
  const author = authorId && (await visiblePersonSummaries(db, personId, [authorId])).get(authorId);
  if (!author) return { text: voice.mine.authorUnseen, cards: [card], topic };
  const { displayName, id } = author;
  return {
    text: isArticle ? voice.mine.wrote(displayName, card.title) : voice.mine.posted(displayName),
    cards: [card, personCard(author, '')],
    topic: { ...topic, person: { id } },
  };
}

/** The one that is counted off, the one whose title is said, or the first that was shown. */
async function meantReading(asker: Asker, plan: Plan): Promise<AnswerCard | undefined> {
  const shown = await cardsOf(asker, asker.topic.reading ?? []);
  const reference = referenceIn(plan.asked);
  if (reference === 'LAST') return shown.at(-1);
  if (typeof reference === 'number' && shown[reference]) return shown[reference];
  const named = await byTitle(asker, plan, shown);
  const isNamed =
    !POINTS.test(bare(plan.asked)) && plan.naming.strange.some((word) => word.length >= MIN_NAME);
  return named ?? (isNamed ? undefined : shown[0]);
}

async function byTitle(
  asker: Asker,
  { asked, naming, otherNaming, wish }: Plan,
  shown: readonly AnswerCard[],
): Promise<AnswerCard | undefined> {
  for (const words of [naming, ...otherNaming]) {
    const text = [...words.strange, ...words.ordinary].join(' ');
    const hits = text === '' ? [] : await lookUp(asker, text, ['INSPIRATION'], HITS);
    const [best] = bestNamed(words, [...shown, ...hits.map(({ card }) => card)], ({ title }) => title);
    if (best) return best;
  }
  // 'The article about knees': of what it is about, the nearest.
  if (wish.text === '') return undefined;
  const kinds: CardKind[] = OF_POST.test(bare(asked)) ? ['POST'] : ['INSPIRATION', 'POST'];
  const [nearest] = await lookUp(asker, wish.text, kinds, 1, wish.meaning);
  return nearest?.card;
}
