import { namesOfVisibleCarpools } from '#areas/carpool/server/public.ts';
import { messageOfOther } from '#areas/chat/server/public.ts';
import { type CommentPlace, findComment } from '#areas/comment/server/public.ts';
import { findCommunity } from '#areas/community/server/public.ts';
import { mayReadDiscussion } from '#areas/huddle/rules/messaging.ts';
import { findHuddle } from '#areas/huddle/server/public.ts';
import { isReadable, titlesOfInspirations } from '#areas/inspiration/server/public.ts';
import { namesOfVisiblePeople } from '#areas/person/server/public.ts';
import { isPublished, wordsOfPosts } from '#areas/post/server/public.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type Command, write } from '#platform/server/write.ts';
import { missing, type Refusal } from '#platform/shared/decision.ts';
import type { ObjectId, PersonId, ReportId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { decideReport, type Reason, type Reportable } from '../rules/reports.ts';
import { fileReport } from './file-report.ts';
import { reportsOf } from './reads.ts';

export interface Complaint {
  readonly objectType: Reportable;
  readonly objectId: ObjectId;
  readonly reason: Reason;
  readonly text: string;
}

/** Keeps a report for the moderators, with what it is about as it is now; one can report only what one sees. */
export function reportObject(
  platform: Platform,
  command: Command,
  viewer: Viewer,
  complaint: Complaint,
): Promise<ReportId | Refusal> {
  const { personId } = viewer;
  const { objectType, objectId, reason, text } = complaint;
  return write<ReportId>(platform, command, async (tx) => {
    const objectName = await namesOf[objectType](tx, personId, objectId);
    if (objectName === undefined) return missing();
    const at = platform.now();
    const { today, alreadyOpen } = await reportsOf(tx, personId, objectId, at);
    const refused = decideReport(today, alreadyOpen);
    if (refused) return refused;
    const id = newId<ReportId>();
    await fileReport(tx, {
      id,
      from: { reporterId: personId },
      objectType,
      objectId,
      objectName,
      reason,
      text,
      at,
      isObjection: false,
    });
    return id;
  });
}

type NameOf = (tx: Tx, personId: PersonId, id: ObjectId) => Promise<string | undefined>;

/** What the reporter calls it; undefined when they do not see it, or when it is they themselves. */
export const namesOf: Readonly<Record<Reportable, NameOf>> = {
  HUDDLE: async (tx, personId, id) => (await findHuddle(tx, { personId }, id))?.row.name,
  POST: async (tx, personId, id) => (await wordsOfPosts(tx, personId, [id])).get(id),
  PERSON: async (tx, personId, id) =>
    id === personId ? undefined : (await namesOfVisiblePeople(tx, personId, [id])).get(id),
  COMMUNITY: async (tx, personId, id) => (await findCommunity(tx, personId, id))?.row.name,
  INSPIRATION: async (tx, personId, id) => (await titlesOfInspirations(tx, personId, [id])).get(id),
  CARPOOL: async (tx, personId, id) => (await namesOfVisibleCarpools(tx, personId, [id])).get(id),
  MESSAGE: (tx, personId, id) => messageOfOther(tx, personId, id),
  COMMENT: async (tx, personId, id) => {
    const comment = await findComment(tx, personId, id);
    if (!comment) return undefined;
    return (await readsUnder[comment.place.type](tx, personId, comment.place.id)) ? comment.body : undefined;
  },
};

type Reads = (tx: Tx, personId: PersonId, id: ObjectId) => Promise<boolean>;

/** Whether somebody reads what is said under a thing. */
const readsUnder: Readonly<Record<CommentPlace['type'], Reads>> = {
  HUDDLE: async (tx, personId, id) => {
    const huddle = await findHuddle(tx, { personId }, id);
    return huddle !== undefined && mayReadDiscussion(huddle.access);
  },
  POST: isPublished,
  INSPIRATION: isReadable,
};
