import { planningFor } from '#areas/community/server/public.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type Command, write } from '#platform/server/write.ts';
import { isRefusal, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { CommunityId, HuddleId, ImportId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { coHostsBy } from '../../rules/community-template.ts';
import {
  changesOf,
  type ImportedOuting,
  type ImportOutcome,
  type Judged,
  judgeImports,
  markOf,
  saidOf,
} from '../../rules/imports.ts';
import { seenLeader, templateFor } from '../community-templates/templates.ts';
import { fillFromTemplate } from '../community-templates/writes.ts';
import { draftRow } from '../plan/drafts.ts';
import { formOfHuddle } from '../plan/read-plan.ts';
import { lockForHost, refuseFurtherDraft } from '../plan/reads.ts';
import { insertHuddle, savePlan } from '../plan/writes.ts';
import { type ImportBy, type KnownRow, knownImports } from './reads.ts';
import { beginImport, saveImport } from './writes.ts';

export interface ImportedFile {
  readonly communityId: CommunityId | null;
  readonly outings: readonly ImportedOuting[];
}

export interface Imported {
  readonly made: HuddleId[];
  readonly moved: number;
  readonly importId: ImportId | null;
}

export interface Previewed {
  readonly outcomes: ImportOutcome[];
  readonly before: (string | null)[];
}

/** What would become of each outing of a file, in its order. */
export async function previewImport(
  platform: Platform,
  viewer: Viewer,
  file: ImportedFile,
): Promise<Previewed | Refusal> {
  const { db } = platform.database;
  const refused = await refuseInClub(db, viewer, file);
  if (refused) return refused;
  const judged = await judge(db, viewer, file, platform.now());
  return {
    outcomes: judged.map(({ outcome }) => outcome),
    before: judged.map(({ outcome, known }) => (outcome === 'UNSURE' ? (known?.said.start ?? null) : null)),
  };
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
    const fresh = judged.filter(({ outcome }) => outcome === 'NEW').length;
    const tooMany = fresh > 0 && (await refuseFurtherDraft(tx, viewer.personId, fresh));
    if (tooMany) return tooMany;
    return takeIn(tx, { viewer, file, now, importId: newId<ImportId>() }, judged);
  });
}

interface Import {
  readonly viewer: Viewer;
  readonly file: ImportedFile;
  readonly now: Date;
  readonly importId: ImportId;
}

async function takeIn(
  tx: Tx,
  taken: Import,
  judged: readonly Judged<KnownRow>[],
): Promise<Imported | Refusal> {
  const { viewer, file, now, importId } = taken;
  const made: HuddleId[] = [];
  let moved = 0;
  if (!judged.some(({ outcome }) => outcome === 'NEW' || outcome === 'MOVED'))
    return { made, moved, importId: null };
  await beginImport(tx, { id: importId, ...file, personId: viewer.personId, now });
  for (const [at, { outcome, known }] of judged.entries()) {
    const outing = file.outings[at];
    if (!outing) continue;
    if (outcome === 'NEW') made.push(await makeDraft(tx, taken, outing));
    if (outcome !== 'MOVED' || !known) continue;
    const failed = await moveDraft(tx, taken, known, outing);
    if (isRefusal(failed)) return failed;
    moved += 1;
  }
  return { made, moved, importId };
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
  { viewer, file, now, importId }: Import,
  { uid, form, templateId }: ImportedOuting,
): Promise<HuddleId> {
  const huddleId = newId<HuddleId>();
  const { personId } = viewer;
  const found = templateId && (await templateFor(tx, personId, templateId));
  const template = found && found.row.communityId === file.communityId ? found : undefined;
  const leaderId = template ? await seenLeader(tx, personId, template.row) : null;
  // A file names neither pictures nor people: those are chosen in the draft, or come with a template.
  const own = {
    coverMediaId: null,
    coHostIds: coHostsBy(leaderId, personId),
    invitedIds: [],
    communityId: file.communityId,
  };
  const plan = { ...form, ...own };
  const row = {
    id: huddleId,
    status: 'DRAFT',
    created_by: personId,
    created_at: now,
    ...draftRow(plan, now),
  } as const;
  await insertHuddle(tx, row, personId);
  if (template) await fillFromTemplate(tx, template.row.id, huddleId);
  const from = { huddleId, ownerId: ownerOf(viewer, file), uid, said: saidOf(form) };
  await saveImport(tx, { ...from, importId, before: null });
  return huddleId;
}

/** What the file says replaces what it said before; what a host has filled in beside it stays. */
async function moveDraft(
  tx: Tx,
  { viewer, file, now, importId }: Import,
  { huddleId, ...known }: KnownRow,
  { uid, form }: ImportedOuting,
): Promise<'DONE' | Refusal> {
  const row = await lockForHost(tx, viewer, huddleId, now);
  if (isRefusal(row)) return row;
  const said = saidOf(form);
  const stood = formOfHuddle(row, []);
  await savePlan(tx, huddleId, {
    ...draftRow({ ...stood, ...changesOf(known.said, said) }, now),
    changed_by: viewer.personId,
  });
  const before = { form: stood, uid: known.uid, said: known.said };
  await saveImport(tx, { huddleId, ownerId: ownerOf(viewer, file), uid, said, importId, before });
  return 'DONE';
}
