import { planningFor } from '#areas/community/server/public.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type Command, write } from '#platform/server/write.ts';
import { isRefusal, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { CommunityId, HuddleId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import {
  type ImportedOuting,
  type ImportOutcome,
  judgeImports,
  markOf,
  saidOf,
} from '../../rules/imports.ts';
import { draftRow } from '../plan/drafts.ts';
import { formOfHuddle } from '../plan/read-plan.ts';
import { lockForHost, refuseFurtherDraft } from '../plan/reads.ts';
import { insertHuddle, savePlan } from '../plan/writes.ts';
import { type ImportBy, knownImports } from './reads.ts';
import { saveImport } from './writes.ts';

export interface ImportedFile {
  readonly communityId: CommunityId | null;
  readonly outings: readonly ImportedOuting[];
}

export interface Imported {
  readonly made: HuddleId[];
  readonly moved: number;
}

/** What would become of each outing of a file, in its order. */
export async function previewImport(
  platform: Platform,
  viewer: Viewer,
  file: ImportedFile,
): Promise<ImportOutcome[] | Refusal> {
  const { db } = platform.database;
  const refused = await refuseInClub(db, viewer, file);
  if (refused) return refused;
  return (await judge(db, viewer, file, platform.now())).map(({ outcome }) => outcome);
}

/** Makes a draft of each new outing of a file and moves those that have changed there: all of them, or none. */
export function importOutings(
  platform: Platform,
  command: Command,
  viewer: Viewer,
  file: ImportedFile,
): Promise<Imported | Refusal> {
  const now = platform.now();
  return write<Imported>(platform, command, async (tx) => {
    const refused = await refuseInClub(tx, viewer, file);
    if (refused) return refused;
    const judged = await judge(tx, viewer, file, now);
    const fresh = file.outings.filter((_, at) => judged[at]?.outcome === 'NEW');
    const tooMany = fresh.length > 0 && (await refuseFurtherDraft(tx, viewer.personId, fresh.length));
    if (tooMany) return tooMany;
    const made: HuddleId[] = [];
    for (const outing of fresh) made.push(await makeDraft(tx, viewer, outing, file, now));
    let moved = 0;
    for (const [at, { outcome, known }] of judged.entries()) {
      const outing = file.outings[at];
      if (outcome !== 'MOVED' || !known || !outing) continue;
      const failed = await moveDraft(tx, viewer, known.huddleId, outing, file, now);
      if (isRefusal(failed)) return failed;
      moved += 1;
    }
    return { made, moved };
  });
}

const ownerOf = ({ personId }: Viewer, { communityId }: ImportedFile) => communityId ?? personId;

async function judge(db: DbOrTx, viewer: Viewer, file: ImportedFile, now: Date) {
  const by: ImportBy = { ownerId: ownerOf(viewer, file), personId: viewer.personId };
  const uids = file.outings.map(({ uid }) => uid).filter((uid) => uid !== '');
  const marks = file.outings.map(({ form }) => markOf(saidOf(form)));
  return judgeImports(file.outings, await knownImports(db, by, { uids, marks }), now);
}

/** Where members propose outings to an admin, their drafts are theirs until then. */
async function refuseInClub(
  db: DbOrTx,
  { personId }: Viewer,
  { communityId }: ImportedFile,
): Promise<Refusal | undefined> {
  const planning = communityId === null ? 'YES' : await planningFor(db, personId, communityId);
  if (planning === 'NONE') return refuse('COMMUNITY_UNKNOWN');
  return planning === 'NO' ? refuse('ONLY_LEADERS_PLAN') : undefined;
}

async function makeDraft(
  tx: Tx,
  viewer: Viewer,
  { uid, form }: ImportedOuting,
  file: ImportedFile,
  now: Date,
): Promise<HuddleId> {
  const huddleId = newId<HuddleId>();
  const { personId } = viewer;
  // A file names neither pictures nor people: those are chosen in the draft.
  const own = { coverMediaId: null, coHostIds: [], invitedIds: [], communityId: file.communityId };
  const plan = { ...form, ...own };
  const row = {
    id: huddleId,
    status: 'DRAFT',
    created_by: personId,
    created_at: now,
    ...draftRow(plan, now),
  } as const;
  await insertHuddle(tx, row, personId);
  await saveImport(tx, { huddleId, ownerId: ownerOf(viewer, file), uid, said: saidOf(form) });
  return huddleId;
}

/** What the file says replaces what it said before; what a host has filled in beside it stays. */
async function moveDraft(
  tx: Tx,
  viewer: Viewer,
  huddleId: HuddleId,
  { uid, form }: ImportedOuting,
  file: ImportedFile,
  now: Date,
): Promise<'DONE' | Refusal> {
  const row = await lockForHost(tx, viewer, huddleId, now);
  if (isRefusal(row)) return row;
  const said = saidOf(form);
  const plan = { ...formOfHuddle(row, []), ...said };
  await savePlan(tx, huddleId, { ...draftRow(plan, now), changed_by: viewer.personId });
  await saveImport(tx, { huddleId, ownerId: ownerOf(viewer, file), uid, said });
  return 'DONE';
}
