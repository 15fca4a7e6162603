import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '#platform/server/db/database.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type Command, inTransaction, write } from '#platform/server/write.ts';
import { isRefusal, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { HuddleId, MediaId } from '#platform/shared/ids.ts';
import { isTimeZone } from '#platform/shared/is-time-zone.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { instantIn } from '#platform/shared/zoned-time.ts';
import type { HuddleForm } from '../../rules/fields.ts';
import type { HuddleRow } from '../rows.ts';
import { takeCover } from './check-plan.ts';
import { editionOf } from './read-plan.ts';
import { lockForHost, refuseFurtherDraft } from './reads.ts';
import { insertHuddle, removeDraft, savePlan } from './writes.ts';

export interface SavedDraft {
  readonly id: HuddleId;
  readonly edition: string;
}

/** Keeps the first of what somebody types; sent again under the same key it is the same draft. */
export function createDraft(
  platform: Platform,
  command: Command,
  viewer: Viewer,
  form: HuddleForm,
): Promise<SavedDraft | Refusal> {
  return write<SavedDraft>(platform, command, async (tx) => {
    const refused = await refuseFurtherDraft(tx, viewer.personId);
    if (refused) return refused;
    const [id, now] = [newId<HuddleId>(), platform.now()];
    const author = { created_by: viewer.personId, created_at: now };
    const cover_media_id = await coverOf(tx, { id, cover_media_id: null }, viewer, form, now);
    const row = { id, status: 'DRAFT', ...author, ...draftRow(form, now), cover_media_id } as const;
    await insertHuddle(tx, row, viewer.personId);
    return { id, edition: editionOf({ version: 1, capacity: null }) };
  });
}

/** Keeps the fields of a draft, unless somebody has saved others since they were read. */
export function saveDraft(
  platform: Platform,
  viewer: Viewer,
  huddleId: HuddleId,
  { form, edition }: { readonly form: HuddleForm; readonly edition: string },
): Promise<string | Refusal> {
  return inTransaction<string>(platform.database, async (tx) => {
    const row = await lockForHost(tx, viewer, huddleId, platform.now());
    if (isRefusal(row)) return row;
    if (row.status !== 'DRAFT') return refuse('NOT_A_DRAFT', {}, 'conflict');
    if (editionOf(row) !== edition) {
      // Sent again because the answer was lost: nobody else's fields stand there.
      if (isDeepStrictEqual(row.draft_form, form)) return editionOf(row);
      return refuse('PLAN_CHANGED', {}, 'conflict');
    }
    const now = platform.now();
    const cover_media_id = await coverOf(tx, row, viewer, form, now);
    const columns = { ...draftRow(form, now), cover_media_id, changed_by: viewer.personId };
    await savePlan(tx, huddleId, columns);
    return editionOf({ ...row, version: row.version + 1 });
  });
}

/** Throws a draft away; nobody but its hosts knew of it. */
export function deleteDraft(
  platform: Platform,
  viewer: Viewer,
  huddleId: HuddleId,
): Promise<'DONE' | Refusal> {
  return inTransaction<'DONE'>(platform.database, async (tx) => {
    const row = await lockForHost(tx, viewer, huddleId, platform.now());
    if (isRefusal(row)) return row;
    if (row.status !== 'DRAFT') return refuse('NOT_A_DRAFT', {}, 'conflict');
    await takeCover(tx, row, null, viewer.personId, platform.now());
    await removeDraft(tx, huddleId);
    return 'DONE';
  });
}

/** A picture that no huddle shows is swept away, so a draft holds its cover, too; one that is not theirs it leaves. */
async function coverOf(
  tx: Tx,
  row: Pick<HuddleRow, 'id' | 'cover_media_id'>,
  viewer: Viewer,
  form: HuddleForm,
  now: Date,
): Promise<MediaId | null> {
  const refused = await takeCover(tx, row, form.coverMediaId, viewer.personId, now);
  return refused ? row.cover_media_id : form.coverMediaId;
}

const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;
const MAX_NAME = 120;

/** What lists show of a draft, as far as its fields make sense already; the fields themselves stay as typed. */
export function draftRow(form: HuddleForm, now: Date) {
  const timeZone = isTimeZone(form.timeZone) ? form.timeZone : 'UTC';
  const start = sane(instantIn(form.start, timeZone)) ?? new Date(now.getTime() + WEEK_MS);
  const end = sane(instantIn(form.end, timeZone));
  return {
    draft_form: JSON.stringify(form),
    name: [...form.name.trim()].slice(0, MAX_NAME).join(''),
    activity: form.activity,
    privacy: form.privacy,
    starts_at: start,
    ends_at: end && end > start ? end : new Date(start.getTime() + HOUR_MS),
    time_zone: timeZone,
    venue: form.venue && JSON.stringify(form.venue),
    updated_at: now,
  };
}

/** The database keeps years that people plan in, and no others. */
function sane(instant: Date | undefined): Date | undefined {
  const year = instant?.getUTCFullYear() ?? 0;
  return year >= 2000 && year < 2200 ? instant : undefined;
}
