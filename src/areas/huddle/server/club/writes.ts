import { sql } from 'kysely';
import type { Tx } from '#platform/server/db/database.ts';
import type { CommunityId, HuddleId } from '#platform/shared/ids.ts';
import { draftsOfOffice, type PassedOffice } from './reads.ts';

/** The successor leads what the holder of an office led. */
export async function passTemplatesOn(
  tx: Tx,
  { communityId, holderId, successorId }: PassedOffice,
): Promise<void> {
  await sql`update huddle_templates set leader_id = ${successorId}
    where community_id = ${communityId} and leader_id = ${holderId}`.execute(tx);
}

/** Drafts change hands whole: nobody has answered them, and their former author sees them no more. */
export async function passDraftsOn(tx: Tx, office: PassedOffice): Promise<void> {
  const { holderId, successorId } = office;
  const { rows } = await sql<{ id: string }>`${draftsOfOffice(office)} for update of h`.execute(tx);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await sql`with gone as (
      delete from participations where huddle_id = any(${ids}::uuid[]) and person_id = ${successorId}
      returning huddle_id, invited_at)
    update huddles h set invited_count = h.invited_count - 1 from gone
    where h.id = gone.huddle_id and gone.invited_at is not null`.execute(tx);
  await sql`update participations set person_id = ${successorId}
    where huddle_id = any(${ids}::uuid[]) and person_id = ${holderId} and role = 'HOST'`.execute(tx);
  await sql`update huddle_proposals set proposed_by = ${successorId} where huddle_id = any(${ids}::uuid[])`.execute(
    tx,
  );
  await sql`update huddles set created_by = ${successorId}, changed_by = ${successorId}, version = version + 1,
      draft_form = jsonb_set(draft_form, '{coHostIds}', coalesce(draft_form->'coHostIds', '[]') - ${successorId}::text)
    where id = any(${ids}::uuid[])`.execute(tx);
}

interface OutingOfClub {
  readonly huddleId: HuddleId;
  readonly communityId: CommunityId;
}

/** Takes an outing from a community; one that belongs to another by now stays there. */
export async function hideFromClub(tx: Tx, { huddleId, communityId }: OutingOfClub): Promise<void> {
  await sql`update huddles set community_id = null, hidden_from = ${communityId}, version = version + 1
    where id = ${huddleId} and community_id = ${communityId}`.execute(tx);
}

/** Gives it back, unless its hosts have moved it to another. */
export async function showInClub(tx: Tx, { huddleId, communityId }: OutingOfClub): Promise<void> {
  await sql`update huddles set community_id = coalesce(community_id, hidden_from), hidden_from = null,
      version = version + 1
    where id = ${huddleId} and hidden_from = ${communityId}`.execute(tx);
}
