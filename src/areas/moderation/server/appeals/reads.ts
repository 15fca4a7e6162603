import { sql } from 'kysely';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { CommunityId, DecisionId, PersonId } from '#platform/shared/ids.ts';
import type { Act, AppealState } from '../../rules/decisions.ts';
import type { Reason, Reportable } from '../../rules/reports.ts';
import { leadsThere } from '../cases/access.sql.ts';

/** A decision as its subject may know it: nothing of who decided or reported. */
export interface OwnDecisionRow {
  readonly id: DecisionId;
  readonly at: Date;
  readonly object_type: Reportable;
  readonly object_id: string;
  readonly object_name: string;
  readonly said_then: string | null;
  readonly acts: readonly Act[];
  readonly days: number | null;
  readonly reason: Reason;
  readonly words: string;
  readonly appeal: AppealState;
  readonly appeal_words: string;
  readonly answer_words: string;
  readonly another_moderator: boolean;
  /** Admins of a community decided, which may be gone by now. */
  readonly by_community: boolean;
  readonly community_id: CommunityId | null;
  readonly community_name: string | null;
}

const MAX_SHOWN = 100;

export async function listAboutMe(db: DbOrTx, personId: PersonId): Promise<OwnDecisionRow[]> {
  const found = await sql<OwnDecisionRow>`select d.id, d.at, c.object_type, c.object_id, c.object_name,
      coalesce((select r.words from reports r where r.case_id = c.id order by r.id limit 1), c.held_words) as said_then, d.acts, d.days, d.reason,
      d.words, d.appeal, d.appeal_words, d.answer_words, exists (select 1 from people m where m.moderator
        and m.id <> ${personId} and m.id is distinct from d.decided_by
        and not (d.by_community and ${leadsThere(sql`m.id`)})) as another_moderator,
      d.by_community, c.community_id, (select u.name from communities u where u.id = c.community_id) as community_name
    from moderation_decisions d join moderation_cases c on c.id = d.case_id
    where d.subject_id = ${personId} and not d.acts @> '{NONE}'::text[]
    order by d.id desc limit ${MAX_SHOWN}`.execute(db);
  return found.rows;
}

export async function lockOwn(tx: Tx, personId: PersonId, id: DecisionId) {
  return tx
    .selectFrom('moderation_decisions')
    .select(['case_id', 'at', 'acts', 'appeal'])
    .where('id', '=', id)
    .where('subject_id', '=', personId)
    .forUpdate()
    .executeTakeFirst();
}

/** What this person may call what these decisions are about: their own thing, or what they reported. */
export async function namesOfDecisions(
  db: DbOrTx,
  personId: PersonId,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await sql<{ id: string; object_name: string }>`select d.id, c.object_name
    from moderation_decisions d join moderation_cases c on c.id = d.case_id
    where d.id = any(${ids}::uuid[]) and (d.subject_id = ${personId}
      or exists (select 1 from reports r where r.case_id = c.id and r.reporter_id = ${personId}))`.execute(
    db,
  );
  return new Map(found.rows.map(({ id, object_name }) => [id, object_name]));
}
