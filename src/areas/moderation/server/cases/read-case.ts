import { mayRemoveMember } from '#areas/community/server/public.ts';
import { readCursor } from '#platform/server/cursor.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal, missing, type Refusal } from '#platform/shared/decision.ts';
import type { CommunityId, PersonId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { CaseLine, WholeCase } from '../../contract/cases.ts';
import { type Act, actsFor } from '../../rules/decisions.ts';
import { subjectOf } from '../authors/reads.ts';
import { deciderOf } from '../communities/decider.ts';
import type { Decider } from './access.sql.ts';
import type { CasePath } from './claim-case.ts';
import { presentCase, presentLine } from './present.ts';
import {
  type CaseList,
  type CaseRow,
  complaintsOf,
  decisionsAbout,
  decisionsOf,
  findAddressee,
  findCase,
  listCases,
} from './reads.ts';

interface Asked {
  readonly show: CaseList;
  readonly after?: string | undefined;
  readonly limit: number;
}

/** A page of the cases that somebody may decide about, as a moderator or in a community. */
export async function pageOfCases(
  platform: Platform,
  viewer: Viewer,
  communityId: CommunityId | null,
  { show, after, limit }: Asked,
): Promise<{ items: CaseLine[]; next: string | null } | Refusal> {
  const { db } = platform.database;
  const by = await deciderOf(db, viewer, communityId);
  if (isRefusal(by)) return by;
  const now = platform.now();
  const rows = await listCases(db, by, { show, limit, now, after: readCursor(after) });
  const items = rows.slice(0, limit).map((row) => presentLine(row, by, now));
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return { items, next: last ? `${last.weight}~${last.id}` : null };
}

/** A case whole; who reads it stands in the log of the server. */
export async function readCase(
  platform: Platform,
  viewer: Viewer,
  { caseId, communityId }: CasePath,
): Promise<WholeCase | Refusal> {
  const { db } = platform.database;
  const by = await deciderOf(db, viewer, communityId);
  if (isRefusal(by)) return by;
  const row = await findCase(db, by, caseId);
  if (!row) return missing();
  platform.log.info({ caseId, communityId, moderatorId: by.personId }, 'case read');
  const subjectId = await subjectOf(db, row.object_type, row.object_id);
  const [complaints, decisions, subject, history, acts] = await Promise.all([
    complaintsOf(db, caseId),
    decisionsOf(db, by, caseId),
    subjectId ? findAddressee(db, subjectId) : undefined,
    subjectId ? decisionsAbout(db, subjectId, by) : [],
    actsIn(db, row, by, subjectId),
  ]);
  return presentCase({ row, acts, complaints, subject, decisions, history }, by, platform.now());
}

/** What can be decided; nobody is removed who may not be removed by this admin, or does not belong to the community. */
async function actsIn(
  db: DbOrTx,
  row: CaseRow,
  { personId: actorId, communityId }: Decider,
  subjectId: PersonId | undefined,
): Promise<readonly Act[]> {
  const acts = actsFor(row.object_type, row.held_for !== null, communityId ? 'COMMUNITY' : 'MODERATORS');
  if (!communityId) return acts;
  const mayRemove = subjectId && (await mayRemoveMember(db, { communityId, actorId, personId: subjectId }));
  return mayRemove ? acts : acts.filter((act) => act !== 'REMOVE_MEMBER' && act !== 'BAN_MEMBER');
}
