import type { Profession } from '#areas/inspiration/rules/badges.ts';
import type { Block, StoryDocument } from '#areas/inspiration/rules/document.ts';
import { minutesToRead, textOf } from '#areas/inspiration/rules/read-document.ts';
import type { InspirationId } from '#platform/shared/ids.ts';
import { type WrittenArticle, writtenArticles } from './article-texts.ts';
import type { DemoPerson } from './make-people.ts';
import { moreArticles } from './more-article-texts.ts';
import type { Random } from './random.ts';

const DAY_MS = 86_400_000;

interface Made {
  readonly inspirations: object[];
  readonly stories: ReadonlyArray<{ readonly words: string } & object>;
  readonly likes: object[];
  readonly badges: object[];
}

/** Six articles of the last weeks; who advises about health has the badge for it. */
export function makeArticles(random: Random, people: readonly DemoPerson[], now: Date): Made {
  const articles = [...writtenArticles, ...moreArticles];
  const authors = people.slice(3, 3 + articles.length);
  const made = articles.flatMap((article, at) => {
    const author = authors[at % authors.length];
    const when = new Date(now.getTime() - (at * 6 + 2) * DAY_MS - random.between(1, 20) * 3_600_000);
    return author ? [makeArticle(random, article, author, people, when)] : [];
  });
  const trades: readonly (Profession | null)[] = [null, null, 'GUIDE', null, 'DOCTOR', 'PHYSICAL_THERAPIST'];
  const badges = authors.flatMap((author, at) => {
    const profession = trades[at];
    return profession ? [{ person_id: author.id, profession, granted_at: now }] : [];
  });
  return {
    inspirations: made.map(({ inspiration }) => inspiration),
    stories: made.map(({ story }) => story),
    likes: made.flatMap(({ likes }) => likes),
    badges,
  };
}

function likersOf(random: Random, author: DemoPerson, people: readonly DemoPerson[]) {
  const others = people.filter((person) => person.id !== author.id).map((person) => person.id);
  return random.some(others, Math.min(others.length, random.between(4, 18)));
}

function makeArticle(
  random: Random,
  { title, summary, topics, health = false, text }: WrittenArticle,
  author: DemoPerson,
  people: readonly DemoPerson[],
  when: Date,
) {
  const id = random.id<InspirationId>(when);
  const document = documentOf(text);
  const likers = likersOf(random, author, people);
  const written = { title, summary, topics, health, document };
  return {
    inspiration: {
      id,
      author_id: author.id,
      state: 'PUBLISHED',
      edition: 1,
      published_edition: 1,
      ...written,
      created_at: when,
      saved_at: when,
      published_at: when,
      like_count: likers.length,
      save_count: 0,
      comment_count: 0,
      reader_count: random.between(20, 400),
    },
    story: {
      inspiration_id: id,
      position: id,
      ...written,
      pictures: [],
      minutes: minutesToRead(document),
      changed_at: when,
      words: `${title}\n${summary}\n${textOf(document)}`,
    },
    likes: likers.map((person_id) => ({ inspiration_id: id, person_id, created_at: when })),
  };
}

const marks = { '- ': 'bulletList', '1.': 'orderedList' } as const;

/** The few signs of the texts as a document. */
function documentOf(text: string): StoryDocument {
  return {
    type: 'doc',
    content: text
      .trim()
      .split(/\n{2,}/)
      .map(blockOf),
  };
}

function blockOf(part: string): Block {
  const words = (line: string): Block => ({ type: 'paragraph', content: [{ type: 'text', text: line }] });
  if (part.startsWith('## '))
    return { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: part.slice(3) }] };
  if (part.startsWith('> ')) return { type: 'blockquote', content: [words(part.slice(2))] };
  const list = marks[part.slice(0, 2) as keyof typeof marks];
  if (!list) return words(part);
  const lines = part.split('\n').map((line) => line.replace(/^(- |\d+\. )/, ''));
  return { type: list, content: lines.map((line) => ({ type: 'listItem', content: [words(line)] })) };
}
