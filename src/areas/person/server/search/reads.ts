import { type RawBuilder, sql } from 'kysely';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { containing } from '#platform/server/db/like.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { PersonSummary } from '#platform/shared/wire-values.ts';
import { type FaceRow, presentPersonSummary } from '../face.ts';
import { blockedPairSql, follows } from '../relations/reads.ts';

/** Shorter texts have no trigram: the index of names cannot find them inside a name. */
const MIN_INDEXED = 3;
/** Of names that begin with a letter or two so many are looked at. */
const MAX_BEGINNINGS = 100;

/**
 * People whose name holds the text, the nearest to the viewer first; nobody who blocks or is blocked. One or two
 * letters are looked for where names begin, and anywhere only in those whom the viewer follows.
 */
export async function findPeople(
  db: DbOrTx,
  viewerId: PersonId,
  typed: string,
  limit: number,
): Promise<PersonSummary[]> {
  const pattern = containing(typed);
  const candidates =
    typed.length < MIN_INDEXED ? sql`and p.id in (${nearOrBeginning(viewerId, typed)})` : sql``;
  const found = await sql<FaceRow>`
    select p.id, p.username, p.display_name, p.picture_media_id from people p
    where (p.username::text || ' ' || p.display_name) ilike ${pattern} ${candidates}
      and p.onboarded_at is not null and p.suspended_at is null and p.id <> ${viewerId}
      and not ${blockedPairSql(sql`${viewerId}::uuid`, sql`p.id`)}
    order by (${follows(sql`${viewerId}::uuid`, sql`p.id`)} or ${follows(sql`p.id`, sql`${viewerId}::uuid`)}) desc,
      p.username = ${typed} desc, char_length(p.display_name), p.id
    limit ${limit}`.execute(db);
  return found.rows.map(presentPersonSummary);
}

/** Whom somebody follows, and the first of those whose name or username begins so. */
function nearOrBeginning(viewerId: PersonId, typed: string): RawBuilder<unknown> {
  const from = typed.toLowerCase();
  const until = `${from}\u{10ffff}`;
  const beginning = (name: RawBuilder<unknown>) => sql`(select id from people
    where onboarded_at is not null and ${name} >= ${from} and ${name} < ${until}
    order by ${name} limit ${sql.lit(MAX_BEGINNINGS)})`;
  return sql`select followee_id from follows where follower_id = ${viewerId} and state = 'FOLLOWING'
    union ${beginning(sql`lower(display_name) collate "C"`)}
    union ${beginning(sql`username::text collate "C"`)}`;
}

/** Something that somebody may like or be: any of these words, in any ending. */
interface Trait {
  readonly words: readonly string[];
  /** What says the same where people tell of themselves; several words are a text as it stands. */
  readonly alike: readonly string[];
}

interface Alike {
  /** One of these words in what they like is enough, in any ending; without words anybody. */
  readonly words?: readonly string[];
  /** Of each of these something must stand in what they like or say of themselves. */
  readonly traits?: readonly Trait[];
  readonly near?: { readonly lat: number; readonly lng: number } | undefined;
  /** Only those whom the viewer follows. */
  readonly followed?: boolean;
}

export interface AlikeRow extends FaceRow {
  readonly interests: string[];
  readonly bio: string;
}

/** A common interest is shared by more than anybody reads: of so many the nearest to the viewer are shown. */
const MAX_LOOKED_AT = 400;

/**
 * People who like something, as their profile says, or tell that of themselves, or whose place lies in the square of a
 * point or in one beside it: whom the viewer follows first, then those who like most of it. Any member reads what
 * stands on a profile. Squares and not circles, as for all who are near: moving the point tells nobody's place more
 * exactly than the name of a town does (PER-11).
 */
export async function findAlike(
  db: DbOrTx,
  viewerId: PersonId,
  { words = [], traits = [], near, followed }: Alike,
  limit: number,
): Promise<AlikeRow[]> {
  const me = sql`${viewerId}::uuid`;
  const interests = sql`interest_words(p.interests)`;
  const liked = anyOf([...words, ...traits.flatMap((trait) => trait.words)]);
  const ranked = words.length + traits.length > 0;
  const rank = sql`ts_rank(${interests}, ${liked}) desc, ts_rank(bio_words(p.bio), ${anyOf(traits.flatMap(said))}) desc,`;
  const found = await sql<AlikeRow>`
    select p.id, p.username, p.display_name, p.picture_media_id, p.interests, p.bio
    from (select * from people p where p.onboarded_at is not null and p.suspended_at is null and p.id <> ${me}
      ${words.length > 0 ? sql`and ${interests} @@ ${liked}` : sql``} ${sql.join(traits.map(has), sql` `)}
      ${near ? inSquare(near) : sql``}
      ${followed ? sql`and ${follows(me, sql`p.id`)}` : sql``}
      and not ${blockedPairSql(sql`p.id`, me)} limit ${sql.lit(MAX_LOOKED_AT)}) p
    order by ${follows(me, sql`p.id`)} desc, ${ranked ? rank : sql``} p.id
    limit ${limit}`.execute(db);
  return found.rows;
}

const said = ({ words, alike }: Trait) => [...words, ...alike];

function has(trait: Trait): RawBuilder<unknown> {
  return sql`and (interest_words(p.interests) @@ ${anyOf(trait.words)} or bio_words(p.bio) @@ ${anyOf(said(trait))})`;
}

/** One of these in any ending; several words as they stand, which what people like is not looked through for. */
function anyOf(texts: readonly string[]): RawBuilder<unknown> {
  const single = texts.filter((text) => !text.includes(' ')).map((word) => `'${word.replaceAll("'", '')}'`);
  const phrases = texts.filter((text) => text.includes(' '));
  const queries = [
    sql`to_tsquery('english', ${single.join(' | ')})`,
    ...phrases.map((phrase) => sql`phraseto_tsquery('simple', ${phrase})`),
  ];
  return sql`(select ${sql.join(queries, sql` || `)})`;
}

/** Squares of a quarter of a degree, found by their index. */
export function inSquare({ lat, lng }: { readonly lat: number; readonly lng: number }): RawBuilder<unknown> {
  return sql`and p.place_lat is not null
      and round(p.place_lat::numeric * 4) between ${Math.round(lat * 4) - 1} and ${Math.round(lat * 4) + 1}
      and round(p.place_lng::numeric * 4) between ${Math.round(lng * 4) - 1} and ${Math.round(lng * 4) + 1}`;
}
