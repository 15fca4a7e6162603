import type { Pool } from 'pg';
import type { Question } from './questions.ts';

const SMALL = new Set(
  'the and for with from under before after without when where what does you them take your one der die das'.split(
    ' ',
  ),
);
const stemsOf: Readonly<Record<string, readonly string[]>> = {
  HIKING: ['hik'],
  WALKING: ['walk'],
  TRAIL_RUNNING: ['runn', 'trail'],
  CYCLING: ['cycl'],
  CLIMBING: ['climbing', 'climber'],
  BACKPACKING: ['backpack'],
  SNOWSHOEING: ['snowsho'],
  BIRDWATCHING: ['bird'],
  VOLUNTEERING: ['volunteer'],
};
const kindStems: Readonly<Record<string, readonly string[]>> = {
  HUDDLE: ['huddle'],
  COMMUNITY: ['communit'],
  INSPIRATION: ['inspiration', 'story'],
};

const wordsOf = (text: string) =>
  (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).filter((word) => word.length > 2 && !SMALL.has(word));

const alike = (one: string, other: string) =>
  one === other ||
  (Math.min(one.length, other.length) > 3 && (one.startsWith(other) || other.startsWith(one)));

/**
 * Whether a question is phrased unlike the data: it holds no word of the name of anything that is meant, and none
 * that says of which kind that is. Nobody declares it; it is read off the names as they stand in the database.
 */
export async function unlikeTheData(pool: Pool): Promise<(question: Question) => boolean> {
  const { rows } = await pool.query<{ kind: string; title: string; activity: string | null }>(
    `select e.kind, e.title, h.activity from search_entries e left join huddles h on h.id = e.object_id
      where e.kind in ('HUDDLE', 'COMMUNITY', 'INSPIRATION')`,
  );
  const known = new Map(rows.map((row) => [row.title, row]));
  return ({ text, expected }) => {
    const asked = wordsOf(text);
    return expected.every((name) => {
      const thing = known.get(name);
      const stems = [...(kindStems[thing?.kind ?? ''] ?? []), ...(stemsOf[thing?.activity ?? ''] ?? [])];
      const named = asked.some((word) => wordsOf(name).some((part) => alike(word, part)));
      return !named && !asked.some((word) => stems.some((stem) => word.startsWith(stem)));
    });
  };
}
