import { newestInspirations } from '#areas/inspiration/server/public.ts';
import { newestPostsOf } from '#areas/post/server/public.ts';
import { asObjectId } from '#platform/server/object-id.ts';
import type { Reply } from '../../rules/answer.ts';
import { type AnswerCard, MAX_CARDS } from '../../rules/card.ts';
import type { Plan } from '../../rules/meaning/plan.ts';
import { bestNamed } from '../../rules/names/name-fit.ts';
import { asksOfAuthor } from '../../rules/written-asked.ts';
import type { Asker } from '../tools/asker.ts';
import { readingCard } from '../tools/cards.ts';
import { peopleCalled } from '../tools/find-hosts.ts';
import { readingTopic } from '../tools/topics.ts';

type Written = 'INSPIRATION' | 'POST';
const MAX_READ = 20;

/** What somebody who is named has written, of the first of these kinds of which there is any; undefined where nobody is. */
export async function answerWritten(
  asker: Asker,
  { asked, naming }: Plan,
  kinds: readonly Written[],
): Promise<Reply | undefined> {
  const author = asksOfAuthor(asked) ? await authorIn(asker, naming.strange) : undefined;
  if (!author) return undefined;
  const { mine: say } = asker.voice;
  for (const kind of kinds) {
    const all = await writtenBy(asker, author, kind);
    const called = bestNamed({ strange: [], ordinary: naming.ordinary }, all, ({ title }) => title);
    const cards = (called.length > 0 ? called : all).slice(0, MAX_CARDS);
    if (cards.length > 0)
      return {
        text: say.writtenBy(author.title, kind),
        cards: [...cards, author],
        topic: { ...readingTopic(cards), person: { id: author.id } },
      };
  }
  return { text: say.wroteNothing(author.title), cards: [author], topic: { person: { id: author.id } } };
}

/** The only one who is called so. */
async function authorIn(asker: Asker, strange: readonly string[]): Promise<AnswerCard | undefined> {
  const named = await peopleCalled(asker, strange);
  return named.length === 1 ? named[0] : undefined;
}

async function writtenBy(
  { platform, personId }: Asker,
  { id }: AnswerCard,
  kind: Written,
): Promise<AnswerCard[]> {
  const { db } = platform.database;
  const author = asObjectId(id);
  const found =
    kind === 'INSPIRATION'
      ? await newestInspirations(db, personId, MAX_READ, author)
      : await newestPostsOf(db, personId, author, MAX_CARDS);
  return found.map((one) => readingCard(one, kind));
}
