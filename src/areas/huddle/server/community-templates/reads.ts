import { sql } from 'kysely';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { CommunityId, PersonId, TemplateId } from '#platform/shared/ids.ts';
import { MAX_COMMUNITY_TEMPLATES, MAX_OFFERED } from '../../rules/community-template.ts';
import type { HuddleForm } from '../../rules/fields.ts';

export interface TemplateRow {
  readonly id: TemplateId;
  readonly communityId: CommunityId;
  readonly name: string;
  /** As it was kept: a field that came since is missing. */
  readonly form: Partial<HuddleForm>;
  readonly leaderId: PersonId | null;
  readonly keptBy: PersonId | null;
  readonly questionCount: number;
  readonly kitCount: number;
}

/** A template with its leader, as long as they belong to the community. */
const templates = sql`
  select t.id, t.community_id as "communityId", t.name, t.form, leader.person_id as "leaderId", t.kept_by as "keptBy",
    jsonb_array_length(t.questions) as "questionCount", jsonb_array_length(t.kit) as "kitCount"
  from huddle_templates t left join memberships leader on leader.community_id = t.community_id
    and leader.person_id = t.leader_id and leader.state = 'MEMBER'`;

export async function templatesOf(db: DbOrTx, communityId: CommunityId): Promise<TemplateRow[]> {
  const { rows } = await sql<TemplateRow>`
    ${templates} where t.community_id = ${communityId} order by lower(t.name)
    limit ${MAX_COMMUNITY_TEMPLATES}`.execute(db);
  return rows;
}

/** Of several communities, those kept last first. */
export async function lastTemplatesOf(db: DbOrTx, communityIds: CommunityId[]): Promise<TemplateRow[]> {
  const { rows } = await sql<TemplateRow>`
    ${templates} where t.community_id = any(${communityIds}::uuid[]) order by t.kept_at desc, t.id
    limit ${MAX_OFFERED}`.execute(db);
  return rows;
}

export async function templateById(db: DbOrTx, id: TemplateId): Promise<TemplateRow | undefined> {
  const { rows } = await sql<TemplateRow>`${templates} where t.id = ${id}`.execute(db);
  return rows[0];
}

/** The template of this name, whatever its letters' case, and how many there are; no other is kept until the end. */
export async function lockNamesIn(tx: Tx, communityId: CommunityId, name: string) {
  await sql`select from communities where id = ${communityId} for no key update`.execute(tx);
  const { rows } = await sql<{ id: TemplateId; keptBy: PersonId | null; isSame: boolean }>`
    select id, kept_by as "keptBy", lower(name) = lower(${name}) as "isSame" from huddle_templates
    where community_id = ${communityId}`.execute(tx);
  return { same: rows.find(({ isSame }) => isSame), count: rows.length };
}
