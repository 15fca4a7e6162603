import type { TestApp } from '#app/server/testing/build-test-app.ts';
import { formOf } from '#areas/huddle/server/testing/plans.ts';
import { fileKey } from '#platform/server/media/media-files.ts';
import { newId } from '#platform/server/new-id.ts';
import type { MediaId } from '#platform/shared/ids.ts';
import type { Stage, State } from './personas.ts';
import { smallPicture } from './small-picture.ts';

const privacies = { OPEN: 'PUBLIC', CLOSED: 'PRIVATE', SECRET: 'HIDDEN' } as const;
export type CommunityState = keyof typeof privacies;

const standings = {
  H: ['MEMBER', 'OWNER'],
  CH: ['MEMBER', 'ADMIN'],
  P: ['MEMBER', 'MEMBER'],
  SU: ['MEMBER', 'MEMBER'],
  R: ['REQUESTED', 'MEMBER'],
  I: ['INVITED', 'MEMBER'],
  X: ['BANNED', 'MEMBER'],
} as const;

/** A community in which the personas stand as the table says; none, so an empty id, in a state of huddles. */
export async function foundCommunity(world: TestApp, people: Stage['people'], state: State): Promise<string> {
  if (!(state in privacies)) return '';
  const { pool } = world.platform.database;
  const [id, now] = [newId<string>(), world.platform.now()];
  const rows = Object.entries(standings).map(([persona, [standing, role]]) => ({
    person_id: people[persona as keyof typeof standings].personId,
    state: standing,
    role,
  }));
  await pool.query(
    `with founded as (
       insert into communities (id, name, privacy, member_count, request_count, created_by, created_at, updated_at)
       values ($1, 'Rights club', $2, 4, 1, $3, $4, $4))
     insert into memberships (community_id, person_id, state, role, since)
     select $1, person_id, state, role, $4 from jsonb_populate_recordset(null::memberships, $5)`,
    [id, privacies[state as CommunityState], people.H.personId, now, JSON.stringify(rows)],
  );
  return id;
}

/** A message with a picture in the conversation of a community; nothing where there is none. */
export async function sayInClub(world: TestApp, room: string, author: string) {
  const [message, messagePicture] = [newId<string>(), newId<string>()];
  if (room === '') return { message, messagePicture };
  const { storage, database } = world.platform;
  const now = world.platform.now();
  await storage.put(fileKey(messagePicture as MediaId, 20, 'webp'), smallPicture, 'image/webp');
  await database.pool.query(
    `with kept as (insert into media (id, owner_id, width, height, widths, thumbhash, attached_at, created_at)
       values ($1, $2, 20, 20, '{20}', '', $3, $3)), made as (insert into rooms
       (id, kind, community_id, last_seq, revision, created_at) values ($4, 'COMMUNITY', $4, 1, 1, $3))
     insert into room_messages (id, room_id, seq, revision, author_id, body, created_at)
       values ($5, $4, 1, 1, $2, 'Hello', $3)`,
    [messagePicture, author, now, room, message],
  );
  await database.pool.query('insert into room_pictures (message_id, media_id, position) values ($1, $2, 0)', [
    message,
    messagePicture,
  ]);
  return { message, messagePicture };
}

/** A standing invitation by link into a community, and one of a list that was mailed. */
export async function inviteToClub(world: TestApp, communityId: string, inviter: string) {
  const [invitation, listed] = [newId<string>(), newId<string>()];
  const invitationWord = invitation.replaceAll('-', '');
  if (communityId === '') return { invitation, invitationWord, listed };
  const { database, now } = world.platform;
  await database.pool.query(
    `insert into community_invitations (id, community_id, invited_by, token, expires_at, created_at)
     values ($1, $2, $3, $4, $5::timestamptz + interval '9 days', $5)`,
    [invitation, communityId, inviter, invitationWord, now()],
  );
  await database.pool.query(
    `insert into community_invitations (id, community_id, invited_by, token, expires_at, created_at, list_id, email, name)
     values ($1::uuid, $2, $3, $4, $5::timestamptz + interval '9 days', $5, $1::uuid, 'listed@mail.example', 'Listed')`,
    [listed, communityId, inviter, listed.replaceAll('-', ''), now()],
  );
  return { invitation, invitationWord, listed };
}

/** What the community plans again and again, kept by its owner. */
export async function keepTemplate(world: TestApp, communityId: string, keptBy: string) {
  const templateId = newId<string>();
  if (communityId === '') return { templateId };
  const { database, now } = world.platform;
  await database.pool.query(
    `insert into huddle_templates (id, community_id, name, form, questions, kit, kept_by, kept_at)
     values ($1, $2, 'Wednesday round', $3, '[]', '[]', $4, $5)`,
    [templateId, communityId, JSON.stringify(formOf()), keptBy, now()],
  );
  return { templateId };
}
