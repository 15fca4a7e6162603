import type { ObjectHeld } from '#areas/moderation/rules/events.ts';
import type { TextFault } from '#areas/person/rules/same-text.ts';
import { faultOfText } from '#areas/person/server/public.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { recordEvents } from '#platform/server/events.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type Command, inTransaction, write } from '#platform/server/write.ts';
import { missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { InspirationId, PersonId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { InspirationEvent } from '../../rules/events.ts';
import { decidePublication } from '../../rules/publication.ts';
import { countLinks, minutesToRead, referencesOf, textOf } from '../../rules/read-document.ts';
import { tellChanged } from '../tell-changed.ts';
import { type DraftRow, dueInspirations, lockDraft, lockDue, publishedDocument } from './reads.ts';
import { picturesIn } from './write-draft.ts';
import { keepRevision, saveHidden, saveSchedule, saveStory, withdraw } from './writes.ts';

interface PublishCommand {
  readonly edition: number;
  /** ISO 8601; null is at once. */
  readonly at: string | null;
}

/** HELD: only its author sees it until moderators have decided. */
type Shown = 'NOW' | 'LATER' | 'HELD';

/** Shows the working copy to readers, now or later; what is published already is shown again at once. */
export function publishInspiration(
  platform: Platform,
  command: Command,
  { personId }: Viewer,
  id: InspirationId,
  { edition, at }: PublishCommand,
): Promise<Shown | Refusal> {
  return write<Shown>(platform, command, async (tx) => {
    const row = await lockDraft(tx, personId, id);
    if (!row) return missing();
    if (row.edition !== edition) return refuse('DRAFT_CHANGED', {}, 'conflict');
    const time = at === null || row.state === 'PUBLISHED' ? null : new Date(at);
    const refused = decidePublication(row, time, platform.now());
    if (refused) return refused;
    if (!time) return show(platform, tx, row);
    await saveSchedule(tx, id, time);
    return 'LATER';
  });
}

/** Takes it away from readers, or calls off its time; the working copy stays. */
export function unpublishInspiration(
  platform: Platform,
  { personId }: Viewer,
  id: InspirationId,
): Promise<'DONE' | Refusal> {
  return inTransaction<'DONE' | Refusal>(platform.database, async (tx) => {
    if (!(await lockDraft(tx, personId, id))) return missing();
    await withdraw(tx, id);
    await tellChanged(tx, id);
    return 'DONE';
  });
}

/** Publishes what is due; each in a transaction of its own, so that one fault holds up no other. */
export async function publishDue(platform: Platform): Promise<void> {
  const now = platform.now();
  for (const id of await dueInspirations(platform.database.db, now)) {
    await inTransaction(platform.database, async (tx) => {
      const row = await lockDue(tx, id, now);
      // Its author may have taken the words away meanwhile: then it waits for them again.
      if (row) await (decidePublication(row, null, now) ? withdraw(tx, id) : show(platform, tx, row));
      return 'DONE';
    });
  }
}

async function show(platform: Platform, tx: Tx, row: DraftRow): Promise<'NOW' | 'HELD'> {
  const { id, document, author_id: personId } = row;
  const at = platform.now();
  const words = `${row.title}\n${row.summary}\n${textOf(document)}`;
  const before = await publishedDocument(tx, id);
  await keepRevision(tx, id, row, { reason: 'PUBLISHED', at });
  await saveStory(tx, {
    ...row,
    position: newId<string>(),
    pictures: picturesIn(row),
    minutes: minutesToRead(document),
    at,
    words,
  });
  const named = new Set(before ? referencesOf(before).people : []);
  const mentioned = referencesOf(document).people.filter((person) => !named.has(person)) as PersonId[];
  const about = { inspirationId: id, personId, mentioned };
  const event: InspirationEvent = {
    type: 'inspiration.published',
    ...about,
    first: row.published_at === null,
  };
  const said = { personId, text: words, placeId: id, links: countLinks(document) };
  const why = await faultOfText(platform, tx, said);
  if (why) await saveHidden(tx, id, at);
  await recordEvents(tx, at, why ? [event, heldStory(id, personId, why)] : [event]);
  await tellChanged(tx, id);
  return why ? 'HELD' : 'NOW';
}

function heldStory(objectId: InspirationId, personId: PersonId, why: TextFault): ObjectHeld {
  return { type: 'moderation.object-held', objectType: 'INSPIRATION', objectId, personId, why, count: null };
}
