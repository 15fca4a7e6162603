import type { Tx } from '#platform/server/db/database.ts';
import { recordEvents } from '#platform/server/events.ts';
import { newId } from '#platform/server/new-id.ts';
import type { CaseId, CommunityId } from '#platform/shared/ids.ts';
import type { CommunityCaseOpened } from '../rules/events.ts';
import { moderatorsFrom } from '../rules/standing.ts';
import { weigh } from '../rules/weight.ts';
import { wordsOf } from './authors/reads.ts';
import { communityOf, standingOf } from './communities/reads.ts';
import { reportersOfCase } from './reads.ts';
import { insertReport, type NewReport, saveModeratorsAt, saveWeight } from './writes.ts';

export interface FiledReport extends Omit<NewReport, 'words' | 'communityId'> {
  /** It asks for another look at what was decided: that is for moderators at once. */
  readonly isObjection: boolean;
}

/** Keeps a report with what it is about as that is now, weighs its case again and leaves it with those who decide. */
export async function fileReport(tx: Tx, report: FiledReport): Promise<void> {
  const { objectType, objectId, at } = report;
  const words = await wordsOf(tx, objectType, objectId);
  const communityId = await communityOf(tx, objectType, objectId);
  const fresh = newId<CaseId>();
  const id = await insertReport(tx, fresh, Object.assign({ words, communityId }, report));
  await saveWeight(tx, id, weigh(await reportersOfCase(tx, id, at)));
  await passOn(tx, { id, isNew: id === fresh, communityId }, report);
}

interface KeptCase {
  readonly id: CaseId;
  readonly isNew: boolean;
  readonly communityId: CommunityId | null;
}

/** What belongs to a community stands with its admins, who hear of it once, and from some time on with moderators. */
async function passOn(
  tx: Tx,
  { id, isNew, communityId }: KeptCase,
  { objectType: type, objectId, reason, isObjection, at }: FiledReport,
): Promise<void> {
  const standing = await standingOf(tx, id, { type, objectId });
  if (!standing) return;
  await saveModeratorsAt(tx, id, isObjection ? at : moderatorsFrom({ ...standing, reason }, at));
  if (!(isNew && communityId) || isObjection) return;
  const opened: CommunityCaseOpened = {
    type: 'moderation.community-case-opened',
    communityId,
    caseId: id,
  };
  await recordEvents(tx, at, [opened]);
}
