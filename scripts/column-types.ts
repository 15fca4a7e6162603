import { Client } from 'pg';

/** The types of columns, by table and column: what the database itself says of them, and what is named here. */
export type ColumnTypes = ReadonlyMap<string, string>;

const idOfTable: Readonly<Record<string, string>> = {
  aurora_talks: 'TalkId',
  aurora_turns: 'TurnId',
  badge_requests: 'BadgeRequestId',
  carpools: 'CarpoolId',
  comments: 'CommentId',
  communities: 'CommunityId',
  community_invitations: 'InvitationId',
  huddle_messages: 'MessageId',
  huddle_photos: 'PhotoId',
  huddle_templates: 'TemplateId',
  huddles: 'HuddleId',
  inspiration_pictures: 'PictureId',
  inspirations: 'InspirationId',
  media: 'MediaId',
  member_messages: 'MessageId',
  notifications: 'NotificationId',
  people: 'PersonId',
  post_pictures: 'PictureId',
  posts: 'PostId',
  moderation_cases: 'CaseId',
  moderation_decisions: 'DecisionId',
  reports: 'ReportId',
  room_messages: 'MessageId',
  rooms: 'RoomId',
  banners: 'BannerId',
  unregistered_parties: 'UnregisteredId',
  visitor_reports: 'VisitorReportId',
  host_acts: 'HostActId',
  return_plans: 'ReturnPlanId',
  return_plan_check_ins: 'CheckInId',
  emergency_contacts: 'ContactId',
};

/** What refers to something without a foreign key, and JSON of one shape, which is written as its text. */
const named: Readonly<Record<string, string>> = {
  'carpool_rides.huddle_id': 'HuddleId',
  'carpool_rides.pickup': 'PlaceValue',
  'carpools.destination': 'PlaceValue',
  'carpools.origin': 'PlaceValue',
  'carpools.stops': 'PlaceValue[]',
  'comments.about': 'ObjectId',
  'communities.cover_media_id': 'MediaId',
  'communities.location': 'PlaceValue',
  'communities.logo_media_id': 'MediaId',
  'huddles.meeting_point': 'PlaceValue',
  'huddles.parking': 'PlaceValue',
  'huddles.venue': 'PlaceValue',
  'inspiration_revisions.cover_picture_id': 'PictureId',
  'inspiration_stories.cover_picture_id': 'PictureId',
  'inspirations.cover_picture_id': 'PictureId',
  'moderation_decisions.acts': "'HIDE' | 'WARN' | 'SUSPEND' | 'BAN' | 'NONE'",
  'notifications.event_id': 'EventId',
  'people.cover_media_id': 'MediaId',
  'people.picture_media_id': 'MediaId',
  'return_plans.place': 'PlaceValue',
  'ride_wishes.huddle_id': 'HuddleId',
  'ride_wishes.origin': 'PlaceValue',
  'ride_wishes.person_id': 'PersonId',
  'room_pictures.room_id': 'RoomId',
  'room_readers.room_id': 'RoomId',
  'stream_counters.person_id': 'PersonId',
  'timeline_entries.post_id': 'PostId',
};

interface Constraint {
  readonly table: string;
  readonly column: string;
  readonly target: string | null;
  readonly definition: string;
}

/** Foreign keys say whose id a column holds, checks which words: read from a migrated database. */
export async function readColumnTypes(databaseUrl: string): Promise<ColumnTypes> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<Constraint>(
      `select c.conrelid::regclass::text as "table", a.attname as "column", pg_get_constraintdef(c.oid) as definition,
         case when f.attname = 'id' then c.confrelid::regclass::text end as target
       from pg_constraint c
       join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
       left join pg_attribute f on f.attrelid = c.confrelid and f.attnum = c.confkey[1]
       where c.connamespace = 'public'::regnamespace and c.contype in ('c', 'f') and cardinality(c.conkey) = 1
         and c.convalidated`,
    );
    const ids = Object.entries(idOfTable).map(([table, type]) => [`${table}.id`, type] as const);
    const said = rows.flatMap((row) => {
      const type = row.target === null ? wordsOf(row) : idOfTable[row.target];
      return type === undefined ? [] : [[`${row.table}.${row.column}`, type] as const];
    });
    return new Map([...ids, ...said, ...Object.entries(named)]);
  } finally {
    await client.end();
  }
}

function wordsOf({ column, definition }: Constraint): string | undefined {
  const list = new RegExp(`^CHECK \\(\\(${column} (?:= ANY|<@) \\(?ARRAY\\[(.*?)\\]\\)?\\)\\)$`).exec(
    definition,
  )?.[1];
  const words = [...(list ?? '').matchAll(/'(\w+)'::text/g)].map(([, word]) => `'${word}'`);
  return words.length === 0 ? undefined : words.join(' | ');
}

/** Puts the types into what the generator wrote; a name that fits no column is an error. */
export function withColumnTypes(schema: string, types: ColumnTypes): string {
  const left = new Map(types);
  let table = '';
  const tables = new Map(
    [...schema.matchAll(/^ {2}(\w+): (\w+);$/gm)].map(([, name = '', type = '']) => [type, name]),
  );
  const lines = schema.split('\n').map((line) => {
    const opened = /^export interface (\w+) \{$/.exec(line)?.[1];
    if (opened !== undefined) table = tables.get(opened) ?? '';
    const [, column, written = ''] = /^ {2}(\w+): (.*);$/.exec(line) ?? [];
    const key = `${table}.${column}`;
    const type = left.get(key);
    if (type === undefined) return line;
    left.delete(key);
    return `  ${column}: ${typed(written, type)};`;
  });
  if (left.size > 0) throw new Error(`no such column of text or JSON: ${[...left.keys()].join(', ')}`);
  const names = [
    ...new Set([...types.values()].flatMap((type) => type.match(/\b[A-Z]\w+Id\b/g) ?? [])),
  ].sort();
  return lines.join('\n').replace(
    'import type { ColumnType } from "kysely";',
    `import type { ColumnType } from 'kysely';
import type { ${names.join(', ')} } from '#platform/shared/ids.ts';
import type { PlaceValue } from '#platform/shared/wire-values.ts';`,
  );
}

function typed(written: string, type: string): string {
  const nothing = written.includes('| null') ? ' | null' : '';
  if (written.includes('Json')) {
    const isGiven = written.startsWith('Generated<') ? ' | undefined' : '';
    return `ColumnType<${type}${nothing}, string${nothing}${isGiven}, string${nothing}>`;
  }
  if (written.includes('string[]')) return written.replace('string[]', `(${type})[]`);
  return written.replace('string', type);
}
