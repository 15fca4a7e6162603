import { sql } from 'kysely';
import type { Tx } from '#platform/server/db/database.ts';
import type { CommunityId, HuddleId, PersonId, TemplateId } from '#platform/shared/ids.ts';
import type { HuddleForm } from '../../rules/fields.ts';

interface KeptTemplate {
  readonly id: TemplateId;
  readonly huddleId: HuddleId;
  readonly communityId: CommunityId;
  readonly name: string;
  readonly form: HuddleForm;
  readonly leaderId: PersonId | null;
  readonly keptBy: PersonId;
  readonly now: Date;
}

/** Keeps a plan with what the outing asks and needs now. */
export async function saveTemplate(tx: Tx, kept: KeptTemplate): Promise<void> {
  const { id, huddleId, communityId, name, form, leaderId, keptBy, now } = kept;
  await sql`
    insert into huddle_templates (id, community_id, name, form, questions, kit, leader_id, kept_by, kept_at)
    values (${id}, ${communityId}, ${name}, ${JSON.stringify(form)}::jsonb,
      coalesce((select jsonb_agg(jsonb_build_object('text', text, 'kind', kind, 'choices', choices,
          'per_person', per_person, 'required', required) order by position)
        from huddle_questions where huddle_id = ${huddleId} and retired_at is null), '[]'),
      coalesce((select jsonb_agg(jsonb_build_object('name', name, 'needed', needed) order by position)
        from huddle_kit where huddle_id = ${huddleId}), '[]'),
      ${leaderId}, ${keptBy}, ${now})
    on conflict (id) do update set name = excluded.name, form = excluded.form, questions = excluded.questions,
      kit = excluded.kit, leader_id = excluded.leader_id, kept_by = excluded.kept_by, kept_at = excluded.kept_at`.execute(
    tx,
  );
}

export async function renameTemplateTo(tx: Tx, id: TemplateId, name: string): Promise<void> {
  await tx.updateTable('huddle_templates').set({ name }).where('id', '=', id).execute();
}

export async function deleteTemplate(tx: Tx, id: TemplateId): Promise<void> {
  await tx.deleteFrom('huddle_templates').where('id', '=', id).execute();
}

/** A draft asks what its template asks, and needs the same. */
export async function fillFromTemplate(tx: Tx, templateId: TemplateId, huddleId: HuddleId): Promise<void> {
  await sql`
    with template as (select questions, kit from huddle_templates where id = ${templateId}),
      asked as (
        insert into huddle_questions (id, huddle_id, position, text, kind, choices, per_person, required)
        select gen_random_uuid(), ${huddleId}, q.n - 1, q.text, q.kind, q.choices, q.per_person, q.required
        from template, rows from (jsonb_to_recordset(template.questions)
          as (text text, kind text, choices text[], per_person boolean, required boolean)) with ordinality
          as q (text, kind, choices, per_person, required, n) returning 1),
      needed as (
        insert into huddle_kit (id, huddle_id, position, name, needed)
        select gen_random_uuid(), ${huddleId}, k.n - 1, k.name, k.needed
        from template, rows from (jsonb_to_recordset(template.kit) as (name text, needed integer)) with ordinality
          as k (name, needed, n) returning 1)
    update huddles set question_count = (select count(*) from asked), kit_count = (select count(*) from needed)
    where id = ${huddleId}`.execute(tx);
}
