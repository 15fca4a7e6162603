import { sql } from 'kysely';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { PersonId } from '#platform/shared/ids.ts';

const columns = [
  'id',
  'username',
  'display_name',
  'first_name',
  'last_name',
  'bio',
  'interests',
  'place_name',
  'place_address',
  'place_lat',
  'place_lng',
  'gender',
  'weight_kg',
  'height_cm',
  'mobile',
  'mobile_verified',
  'unit_mass',
  'unit_length',
  'unit_volume',
  'unit_energy',
  'unit_temperature',
  'unit_time',
  'theme',
  'locale',
  'time_zone',
  'landing_page',
  'connection_approval_required',
  'shown_to_visitors',
  'attendance_shared',
  'beta_user',
  'dev_user',
  'moderator',
  'operator',
  'suspended_at',
  'email',
  'email_verified',
  'onboarded_at',
  'name_suggested',
  'picture_media_id',
  'cover_media_id',
  'cover_rotation',
  'cover_scale',
  'cover_x',
  'cover_y',
] as const;

export type MeRow = NonNullable<Awaited<ReturnType<typeof readMe>>>;

/** The whole record of one person, for that person only. */
export function readMe(db: DbOrTx, personId: PersonId) {
  return db
    .selectFrom('people')
    .select(columns)
    .select(sql<string | null>`to_char(date_of_birth, 'YYYY-MM-DD')`.as('date_of_birth'))
    .select((eb) =>
      eb
        .selectFrom('email_verifications as v')
        .select('v.email')
        .whereRef('v.person_id', '=', 'people.id')
        .where('v.used_at', 'is', null)
        .whereRef('v.email', 'is distinct from', 'people.email')
        .orderBy('v.created_at', 'desc')
        .limit(1)
        .as('new_email'),
    )
    .select((eb) =>
      eb
        .selectFrom('account_deletions as d')
        .select('d.due_at')
        .whereRef('d.person_id', '=', 'people.id')
        .as('deletion_due_at'),
    )
    .select(
      sql<boolean>`not exists (select 1 from mail_stops m where m.address = people.email and m.reason = 'GONE')`.as(
        'mail_arrives',
      ),
    )
    .where('id', '=', personId)
    .executeTakeFirst();
}

export async function isUsernameTaken(db: DbOrTx, username: string): Promise<boolean> {
  const row = await db.selectFrom('people').select('id').where('username', '=', username).executeTakeFirst();
  return row !== undefined;
}

/** Address and name of one person, locked until the transaction ends. */
export async function lockMailbox(db: DbOrTx, personId: PersonId) {
  const row = await db
    .selectFrom('people')
    .select(['email', 'email_verified', 'display_name'])
    .where('id', '=', personId)
    .forUpdate()
    .executeTakeFirst();
  return row && { email: row.email, emailVerified: row.email_verified, displayName: row.display_name };
}

/** Whether somebody else has proved to read this address. */
export async function isEmailOfOther(db: DbOrTx, personId: PersonId, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('people')
    .select('id')
    .where('email', '=', email)
    .where('email_verified', '=', sql.lit(true))
    .where('id', '!=', personId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The language somebody has chosen, as a BCP 47 name. */
export async function localeOf(db: DbOrTx, personId: PersonId): Promise<string> {
  const row = await db.selectFrom('people').select('locale').where('id', '=', personId).executeTakeFirst();
  return row?.locale ?? '';
}
