import { type RawBuilder, sql } from 'kysely';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { PersonId, PostId } from '#platform/shared/ids.ts';
import type { Visibility } from '../rules/visibility.ts';
import { type Reader, readablePosts, shownTo } from './access.sql.ts';

type Sql = RawBuilder<unknown>;

export interface Person {
  readonly id: PersonId;
  readonly username: string;
  readonly name: string;
}

export interface ViewRow {
  readonly id: PostId;
  readonly state: 'PUBLISHED' | 'DELETED';
  readonly type: 'POST' | 'REPOST';
  readonly bare: boolean;
  readonly visibility: Visibility;
  readonly content: string;
  readonly parameters: readonly StoredParameter[];
  readonly ref_post_id: PostId | null;
  /** As JSON of the database says it: `wireTime`. */
  readonly published_at: string;
  readonly edited_at: string | null;
  readonly like_count: number;
  readonly comment_count: number;
  readonly repost_count: number;
  readonly author_id: PersonId;
  /** When moderators or a filter took it from all readers but its author. */
  readonly hidden_at: string | null;
  readonly username: string | null;
  readonly display_name: string;
  readonly picture_media_id: string | null;
  readonly liked: boolean;
  readonly saved: boolean;
  readonly reposted: boolean;
  readonly pictures: readonly StoredPicture[] | null;
  readonly link: { url: string; title: string; description: string; site: string } | null;
  /** Those of the tagged people whom the reader may see. */
  readonly people: readonly Person[] | null;
  readonly readable: boolean;
}

export interface StoredParameter {
  readonly key: string;
  readonly type: 'PERSON' | 'PLACE';
  readonly id: string;
  readonly name: string;
  readonly detail: string;
}

export interface StoredPicture {
  readonly id: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** These posts as the reader finds them, in one statement; whether they may read each stands in `readable`. */
export async function readViews(
  db: DbOrTx,
  reader: Reader,
  ids: readonly PostId[],
): Promise<Map<PostId, ViewRow>> {
  if (ids.length === 0) return new Map();
  const [found] = (await viewsFor({ reader, ids }).execute(db)).rows;
  return viewsById(found?.views ?? null);
}

interface Asked {
  readonly reader: Reader;
  readonly ids: readonly PostId[];
}

const viewsFor = ({ reader, ids }: Asked) => sql<{ views: readonly ViewRow[] | null }>`
    select ${viewsOf(reader, sql`${ids}::uuid[]`)} as views`;

export function viewsById(views: readonly ViewRow[] | null): Map<PostId, ViewRow> {
  return new Map((views ?? []).map((row) => [row.id, row]));
}

/** What a `ViewRow` takes from the post `p` and from its author `a`. */
const ownColumns = sql`p.id, p.state, p.type, p.bare, p.visibility, p.content, p.parameters, p.ref_post_id,
  p.published_at, p.edited_at, p.like_count, p.comment_count, p.repost_count, p.author_id, p.hidden_at,
  a.username, a.display_name, a.picture_media_id`;

/** What `viewsOfPage` needs of each row of `page`. */
export const pageColumns = sql`${ownColumns}, p.tagged_people`;

/** A list of `ViewRow` as one value: row by row, some twenty posts of as many columns take twice the time to read. */
function viewsOf(reader: Reader, ids: Sql): RawBuilder<readonly ViewRow[] | null> {
  return sql`(select json_agg(v) from (${viewsOfIds(reader, ids)}) v)`;
}

function viewsOfIds(reader: Reader, ids: Sql): Sql {
  return sql`select ${ownColumns}, ${readablePosts(reader)} as readable, ${beside(reader)}
    from posts p join people a on a.id = p.author_id where p.id = any(${ids}) and p.state <> 'DRAFT'`;
}

/** The same of the rows of `page`, all of them readable and with the columns of their own, and of what they refer to. */
export function viewsOfPage(reader: Reader): RawBuilder<readonly ViewRow[] | null> {
  const references = sql`array(select ref_post_id from page where ref_post_id is not null)`;
  return sql`(select json_agg(v) from (select ${ownColumns}, true as readable, ${beside(reader)}
      from page p cross join lateral (select p.username, p.display_name, p.picture_media_id) a
    union all ${viewsOfIds(reader, references)}) v)`;
}

/** What stands beside a post, and what the reader has done with it. */
function beside(reader: Reader): Sql {
  return sql`${ownMarks(reader)},
      (select json_agg(json_build_object('id', f.id, 'alt', f.alt, 'width', m.width, 'height', m.height) order by f.place)
        from post_pictures f join media m on m.id = f.media_id where f.post_id = p.id) as pictures,
      (select json_build_object('url', l.url, 'title', l.title, 'description', l.description, 'site', l.site)
        from post_links l where l.post_id = p.id and l.state = 'READY') as link,
      case when p.tagged_people <> '{}' then (select json_agg(json_build_object('id', t.id, 'username', t.username,
          'name', t.display_name)) from people t where t.id = any(p.tagged_people) and ${shownTo(reader, sql`t`)})
        end as people`;
}

function ownMarks(reader: Reader): Sql {
  if (reader === null) return sql`false as liked, false as saved, false as reposted`;
  const me = sql`${reader}::uuid`;
  return sql`${isThere(sql`post_likes l where l.post_id = p.id and l.person_id = ${me}`)} as liked,
    ${isThere(sql`post_saves s where s.post_id = p.id and s.person_id = ${me}`)} as saved,
    ${isThere(sql`posts r where r.author_id = ${me} and r.ref_post_id = p.id and r.bare and r.state = 'PUBLISHED'`)}
      as reposted`;
}

/** As a value: of what only exists the planner might gather all that somebody ever liked, to find one of them. */
function isThere(one: Sql): Sql {
  return sql`coalesce((select true from ${one}), false)`;
}
