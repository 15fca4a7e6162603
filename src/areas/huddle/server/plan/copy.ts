import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type Command, write } from '#platform/server/write.ts';
import { missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { HuddleId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { wallIn } from '#platform/shared/zoned-time.ts';
import type { HuddleForm } from '../../rules/fields.ts';
import { daysBetween, shiftDays } from '../../rules/series.ts';
import { copyKit } from '../kit/writes.ts';
import { hostIdsOf } from '../people/reads.ts';
import { copyQuestions } from '../questions/writes.ts';
import { findHuddle } from '../reads.ts';
import { draftRow } from './drafts.ts';
import { formOfHuddle } from './read-plan.ts';
import { ownsMedia, refuseFurtherDraft } from './reads.ts';
import { insertHuddle } from './writes.ts';

/** A draft with the same fields for the next such weekday and hour that lies ahead. */
export function copyHuddle(
  platform: Platform,
  command: Command,
  { personId }: Viewer,
  huddleId: HuddleId,
): Promise<HuddleId | Refusal> {
  const now = platform.now();
  return write<HuddleId>(platform, command, async (tx) => {
    const found = await findHuddle(tx, { personId }, huddleId);
    if (!found) return missing();
    if (found.access !== 'HOST') return refuse('NOT_A_HOST', {}, 'forbidden');
    const refused = await refuseFurtherDraft(tx, personId);
    if (refused) return refused;
    const { row } = found;
    const { hostId, coHostIds } = await hostIdsOf(tx, huddleId);
    const others = [hostId, ...coHostIds].filter((id) => id !== personId);
    const form = formOfHuddle(row, others);
    const ahead = movedAhead(form, now);
    const cover = form.coverMediaId;
    const coverMediaId = cover && (await ownsMedia(tx, cover, personId)) ? cover : null;
    const id = newId<HuddleId>();
    const copy = { ...draftRow({ ...form, ...ahead, coverMediaId }, now), cover_media_id: coverMediaId };
    await insertHuddle(tx, { id, status: 'DRAFT', created_by: personId, created_at: now, ...copy }, personId);
    await copyQuestions(tx, huddleId, id);
    await copyKit(tx, huddleId, id);
    return id;
  });
}

/** The times of a plan moved by whole weeks, so far that the start lies after `now`. */
function movedAhead(form: HuddleForm, now: Date) {
  const today = wallIn(now, 'UTC');
  const weeks = Math.max(1, Math.floor(daysBetween(form.start, today) / 7) + 1);
  const later = (wall: string) => (wall.includes('T') ? shiftDays(wall, weeks * 7) : wall);
  const { start, end, rsvpStart, rsvpEnd } = form;
  return { start: later(start), end: later(end), rsvpStart: later(rsvpStart), rsvpEnd: later(rsvpEnd) };
}
