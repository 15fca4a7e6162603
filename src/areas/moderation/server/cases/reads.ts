import { type RawBuilder, sql } from 'kysely';
import { type CommentPlace, placeOfComment } from '#areas/comment/server/public.ts';
import type { FaceRow } from '#areas/person/server/public.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { CaseId, CommunityId, DecisionId, ObjectId, PersonId, ReportId } from '#platform/shared/ids.ts';
import type { Act, AppealState } from '../../rules/decisions.ts';
import type { HeldFor } from '../../rules/held.ts';
import type { Reason, Reportable } from '../../rules/reports.ts';
import type { Doubt } from '../../rules/weight.ts';
import { type Decider, decidableBy, leadsThere } from './access.sql.ts';

export type CaseList = 'OPEN' | 'APPEALS' | 'DECIDED' | 'COMMUNITIES';

export interface CasePage {
  readonly show: CaseList;
  /** The last case of the page before, and what it weighed then: it may have been decided or weigh more since. */
  readonly after?: { readonly rank: number; readonly id: string } | undefined;
  readonly limit: number;
  readonly now: Date;
}

export interface CaseRow {
  readonly id: CaseId;
  readonly object_type: Reportable;
  readonly object_id: ObjectId;
  readonly object_name: string;
  readonly under: CommentPlace | null;
  readonly state: 'OPEN' | 'DECIDED';
  readonly version: number;
  readonly opened_at: Date;
  readonly claimed_until: Date | null;
  readonly reports: number;
  readonly weight: number;
  readonly voices: number;
  readonly doubts: readonly Doubt[];
  readonly held_for: HeldFor | null;
  readonly held_words: string;
  readonly held_count: number | null;
  readonly claimer: FaceRow | null;
  /** Who has claimed it is an admin of its community. */
  readonly claimer_leads: boolean;
  readonly community_id: CommunityId | null;
  readonly community_name: string | null;
  readonly moderators_at: Date | null;
}

const face = (person: string) => sql`case when ${sql.ref(`${person}.id`)} is not null then json_build_object(
  'id', ${sql.ref(`${person}.id`)}, 'username', ${sql.ref(`${person}.username`)},
  'display_name', ${sql.ref(`${person}.display_name`)},
  'picture_media_id', ${sql.ref(`${person}.picture_media_id`)}) end`;

const caseColumns = sql`c.id, c.object_type, c.object_id, c.object_name, ${placeOfComment(sql`c.object_id`)} as under, c.state, c.version, c.opened_at, c.claimed_until,
  c.reports, c.weight, c.voices, c.doubts, c.held_for, c.held_words, c.held_count, c.community_id, c.moderators_at,
  (select u.name from communities u where u.id = c.community_id) as community_name,
  ${face('k')} as claimer, ${leadsThere(sql`c.claimed_by`)} as claimer_leads`;
const cases = sql`moderation_cases c left join people k on k.id = c.claimed_by`;

/** Cases that this person may decide about. */
export async function listCases(db: DbOrTx, by: Decider, page: CasePage): Promise<CaseRow[]> {
  const { show, after, limit } = page;
  const found = await sql<CaseRow>`select ${caseColumns} from ${cases}
    where ${shownIn(page, by)} and ${decidableBy(by)} ${afterCase(show, after)}
    order by ${orders[show]} limit ${limit + 1}`.execute(db);
  return found.rows;
}

/** What weighs most is looked at first, then what has waited longest. */
const orders: Readonly<Record<CaseList, RawBuilder<unknown>>> = {
  OPEN: sql`c.weight desc, c.id`,
  COMMUNITIES: sql`c.weight desc, c.id`,
  APPEALS: sql`c.id`,
  DECIDED: sql`c.id desc`,
};

/** A community sees all of its own; moderators see apart what still stands with a community alone. */
function shownIn({ show, now }: CasePage, { personId, communityId }: Decider): RawBuilder<unknown> {
  if (show === 'DECIDED') return sql`c.state = 'DECIDED'`;
  if (show === 'APPEALS')
    return sql`c.id in (select d.case_id from moderation_decisions d
      where d.appeal = 'OPEN' and d.decided_by is distinct from ${personId}
        and not (d.by_community and ${leadsThere(sql`${personId}::uuid`)}))`;
  if (communityId !== null) return sql`c.state = 'OPEN'`;
  const alone = sql`(c.community_id is not null and coalesce(c.moderators_at > ${now}, false))`;
  return show === 'OPEN' ? sql`c.state = 'OPEN' and not ${alone}` : sql`c.state = 'OPEN' and ${alone}`;
}

function afterCase(show: CaseList, after: CasePage['after']): RawBuilder<unknown> {
  if (after === undefined) return sql``;
  if (show === 'DECIDED') return sql`and c.id < ${after.id}::uuid`;
  if (show === 'APPEALS') return sql`and c.id > ${after.id}::uuid`;
  return sql`and c.weight <= ${after.rank} and (c.weight < ${after.rank} or c.id > ${after.id}::uuid)`;
}

export async function findCase(db: DbOrTx, by: Decider, id: CaseId): Promise<CaseRow | undefined> {
  const found = await sql<CaseRow>`select ${caseColumns} from ${cases}
    where c.id = ${id} and ${decidableBy(by)}`.execute(db);
  return found.rows[0];
}

/** A case this person may decide about, locked. */
export async function lockCase(tx: Tx, by: Decider, id: CaseId): Promise<CaseRow | undefined> {
  const found = await sql<CaseRow>`select ${caseColumns} from ${cases}
    where c.id = ${id} and ${decidableBy(by)} for update of c`.execute(tx);
  return found.rows[0];
}

export interface ComplaintRow {
  readonly id: ReportId;
  /** Null is somebody without an account, or who reported without theirs: moderators do not learn who it was. */
  readonly reporter: FaceRow | null;
  /** Somebody without an account asks for another look at what was decided. */
  readonly objects: boolean;
  readonly reason: Reason;
  readonly body: string;
  readonly words: string;
  readonly created_at: Date;
}

const MAX_SHOWN = 100;

export async function complaintsOf(db: DbOrTx, id: CaseId): Promise<ComplaintRow[]> {
  const found =
    await sql<ComplaintRow>`select r.id, ${face('p')} as reporter, r.reason, r.body, r.words, r.created_at,
      exists (select from reports o where o.visitor_id = r.visitor_id and o.id < r.id) as objects
    from reports r left join people p on p.id = r.reporter_id and not r.as_visitor where r.case_id = ${id}
    order by r.id limit ${MAX_SHOWN}`.execute(db);
  return found.rows;
}

/** All who reported it with their account; the others hear of it by mail. */
export async function reportersOf(tx: Tx, id: CaseId): Promise<PersonId[]> {
  const found = await sql<{ reporter_id: PersonId }>`
    select distinct reporter_id from reports where case_id = ${id} and reporter_id is not null
      and not as_visitor`.execute(tx);
  return found.rows.map(({ reporter_id }) => reporter_id);
}

export interface DecisionRow {
  readonly id: DecisionId;
  readonly case_id: CaseId;
  readonly subject_id: PersonId | null;
  readonly decided_by: PersonId | null;
  readonly decider: FaceRow | null;
  readonly at: Date;
  readonly acts: readonly Act[];
  readonly days: number | null;
  readonly reason: Reason;
  readonly words: string;
  readonly appeal: AppealState;
  readonly appeal_words: string;
  readonly appealed_at: Date | null;
  readonly answer_words: string;
  readonly object_type: Reportable;
  readonly object_id: ObjectId;
  readonly object_name: string;
  readonly community_id: CommunityId | null;
  readonly by_community: boolean;
}

const decisionColumns = sql`d.id, d.case_id, d.subject_id, d.decided_by, ${face('k')} as decider, d.at, d.acts, d.days,
  d.reason, d.words, d.appeal, d.appeal_words, d.appealed_at, d.answer_words, d.by_community, c.object_type, c.object_id,
  c.object_name, c.community_id`;
const decisions = sql`moderation_decisions d join moderation_cases c on c.id = d.case_id
  left join people k on k.id = d.decided_by`;

export interface OwnedDecision extends DecisionRow {
  /** Who looks took it, or is an admin of the community in whose name it was taken. */
  readonly is_own: boolean;
}

function ownColumn(by: Decider | null): RawBuilder<unknown> {
  const me = sql`${by?.personId ?? null}::uuid`;
  return sql`(coalesce(d.decided_by = ${me}, false) or (d.by_community and ${leadsThere(me)})) as is_own`;
}

export async function decisionsOf(db: DbOrTx, by: Decider, id: CaseId): Promise<OwnedDecision[]> {
  const found = await sql<OwnedDecision>`select ${decisionColumns}, ${ownColumn(by)} from ${decisions}
    where d.case_id = ${id} order by d.id`.execute(db);
  return found.rows;
}

/** What was decided about a person, newest first; for a community by its own admins alone. */
export async function decisionsAbout(
  db: DbOrTx,
  personId: PersonId,
  { communityId }: Decider,
): Promise<DecisionRow[]> {
  const own = communityId ? sql`and d.by_community and c.community_id = ${communityId}` : sql``;
  const found = await sql<DecisionRow>`select ${decisionColumns} from ${decisions}
    where d.subject_id = ${personId} ${own} order by d.id desc limit ${MAX_SHOWN}`.execute(db);
  return found.rows;
}

/** A decision that somebody may answer an appeal against, or take back, locked; an operator may answer any. */
export async function lockDecision(
  tx: Tx,
  by: Decider | null,
  id: DecisionId,
): Promise<OwnedDecision | undefined> {
  const found = await sql<OwnedDecision>`select ${decisionColumns}, ${ownColumn(by)} from ${decisions}
    where d.id = ${id} ${by ? sql`and ${decidableBy(by)}` : sql``} for update of d`.execute(tx);
  return found.rows[0];
}

/** Appeals that wait, oldest first. */
export async function openAppeals(db: DbOrTx, limit: number): Promise<DecisionRow[]> {
  const found = await sql<DecisionRow>`select ${decisionColumns} from ${decisions}
    where d.appeal = 'OPEN' order by d.id limit ${limit}`.execute(db);
  return found.rows;
}

export interface Addressee {
  readonly id: PersonId;
  readonly username: string | null;
  readonly display_name: string;
  readonly picture_media_id: string | null;
  readonly email: string | null;
  readonly email_verified: boolean;
  readonly locale: string;
}

export async function findAddressee(db: DbOrTx, id: PersonId): Promise<Addressee | undefined> {
  const found =
    await sql<Addressee>`select id, username, display_name, picture_media_id, email, email_verified, locale
    from people where id = ${id}`.execute(db);
  return found.rows[0];
}
