import { enqueue } from '#platform/server/enqueue.ts';
import { fanOut } from '#platform/server/fan-out.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import { missing, type Refusal } from '#platform/shared/decision.ts';
import type { EventId, NotificationId, PersonId } from '#platform/shared/ids.ts';
import { deliver } from '../deliver.ts';
import type { NewNotification } from '../inbox/writes.ts';
import { type Announcement, announcementRecipients, findAnnouncement, findHearer } from './reads.ts';
import { insertAnnouncement } from './writes.ts';

export const TELL_ANNOUNCEMENT = 'tell-announcement';

export interface AnnouncementCommand {
  readonly operator: string;
  /** Null for everybody. */
  readonly username: string | null;
  readonly words: string;
  readonly germanWords: string | null;
}

/** Keeps what an operator says and leaves the telling to a job; refused when nobody has that username. */
export function announce(platform: Platform, command: AnnouncementCommand): Promise<'done' | Refusal> {
  const { username, ...said } = command;
  return inTransaction<'done'>(platform.database, async (tx) => {
    const personId = username === null ? null : await findHearer(tx, username);
    if (personId === undefined) return missing();
    const id = newId<string>();
    const to = personId && username ? { personId, username } : null;
    await insertAnnouncement(tx, { id, at: platform.now(), ...said, to });
    await enqueue(tx, [{ task: TELL_ANNOUNCEMENT, payload: { id, after: null } }]);
    return 'done';
  });
}

/** The job that tells one page of people, each once, and leaves the rest to the next job. */
export function tellAnnouncement(platform: Platform) {
  return async (payload: unknown): Promise<void> => {
    const { id, after } = payload as { id: string; after: PersonId | null };
    await inTransaction(platform.database, async (tx) => {
      const said = await findAnnouncement(tx, id);
      if (!said) return 'DONE';
      const people = await announcementRecipients(tx, said, after, fanOut.people);
      await deliver(
        platform,
        tx,
        people.map((personId) => notificationFor(id, said, personId)),
      );
      const last = people.at(-1);
      if (last && people.length === fanOut.people) {
        await enqueue(tx, [{ task: TELL_ANNOUNCEMENT, payload: { id, after: last } }]);
      }
      return 'DONE';
    });
  };
}

function notificationFor(id: string, { at }: Announcement, recipientId: PersonId): NewNotification {
  return {
    id: newId<NotificationId>(),
    // The announcement is its own event: a page that is told again tells nobody twice.
    eventId: id as EventId,
    recipientId,
    kind: 'SYSTEM',
    actorId: null,
    facts: {},
    objectType: 'SYSTEM',
    objectId: id,
    at: at.toISOString(),
  };
}
