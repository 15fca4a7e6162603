import { z } from 'zod';
import { findCommunity } from '#areas/community/server/public.ts';
import { findHuddle } from '#areas/huddle/server/public.ts';
import { titlesOfInspirations } from '#areas/inspiration/server/public.ts';
import { wordsOfPosts } from '#areas/post/server/public.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { ObjectId } from '#platform/shared/ids.ts';
import { idOf } from '#platform/shared/wire-values.ts';
import { type ReportableByVisitors, reportableByVisitors } from '../../rules/visitor-reports.ts';

const target = z.object({
  type: z.enum(reportableByVisitors),
  id: idOf<ObjectId>(),
  /** Of a huddle, the word of a share link, by which it is open to who has it. */
  link: z
    .string()
    .regex(/^[\w-]{22,64}$/)
    .optional()
    .catch(undefined),
});

/** What somebody without an account wants to report. */
export type Target = z.output<typeof target>;

/** What an address or a form names; undefined when it is nothing that they could report. */
export function targetIn(sent: unknown): Target | undefined {
  return target.safeParse(sent).data;
}

/** What it is called to somebody without an account; undefined when it is not for them, or not there. */
export function nameToVisitor(db: DbOrTx, { type, id, link }: Target): Promise<string | undefined> {
  return names[type](db, id, link);
}

type NameOf = (db: DbOrTx, id: ObjectId, link: string | undefined) => Promise<string | undefined>;

const names: Readonly<Record<ReportableByVisitors, NameOf>> = {
  HUDDLE: async (db, id, link) => (await findHuddle(db, { personId: null, link }, id))?.row.name,
  COMMUNITY: async (db, id) => (await findCommunity(db, null, id))?.row.name,
  POST: async (db, id) => (await wordsOfPosts(db, null, [id])).get(id),
  INSPIRATION: async (db, id) => (await titlesOfInspirations(db, null, [id])).get(id),
};

const pages: Readonly<Record<ReportableByVisitors, string>> = {
  HUDDLE: '/join/huddle/',
  COMMUNITY: '/join/community/',
  POST: '/timeline/view/',
  INSPIRATION: '/inspiration/view/',
};

/** The page it was seen on. */
export function pageOf({ type, id, link }: Target): string {
  return `${pages[type]}${id}${link ? `?link=${link}` : ''}`;
}

/** Through the login back to it; of a huddle, to the report itself. */
export function loginTo(seen: Target): string {
  const page = pageOf(seen);
  const intent = seen.type === 'HUDDLE' ? `${page.includes('?') ? '&' : '?'}intent=REPORT` : '';
  return `/login?${new URLSearchParams({ returnTo: `${page}${intent}` })}`;
}
