import pg from 'pg';
import { newId } from '../../src/platform/server/new-id.ts';
import { type Callers, onceAServer } from './stage-callers.ts';

/** Cleo asks to follow Asha and Asha to follow her; Asha keeps two people away. */
export const peopleStage = onceAServer(async ({ asha, cleo }: Callers) => {
  for (const who of [asha, cleo]) await who.call('PATCH', '/api/me', { connectionApprovalRequired: true });
  for (const [who, whom] of [
    [asha, cleo],
    [cleo, asha],
  ] as const) {
    await whom.call('DELETE', `/api/me/followers/${who.id}`);
    await who.call('PUT', `/api/people/${whom.id}/follow`);
  }
  const { items } = await asha.call('GET', '/api/me/connections?list=FOLLOWERS');
  const [first, second] = items.filter(({ person }) => person.id !== cleo.id).slice(-2);
  await asha.call('PUT', `/api/me/mutes/${first?.person.id}`);
  await asha.call('PUT', `/api/me/blocks/${second?.person.id}`);
  return {};
});

const news = ['SUNRISE', 'MANY_SIDED'] as const;

/** Two awards that Asha has just been told of: they are noted only half a day after an outing, by a job. */
export async function tellAwards(databaseUrl: string): Promise<void> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    for (const award of news) {
      await database.query(
        `with asha as (select id from people where username = 'asha'), noted as (
           insert into noted_awards (id, person_id, award, earned_at) select $1, id, $2, now() from asha)
         insert into notifications (id, recipient_id, event_id, kind, object_type, object_id)
         select $3, id, gen_random_uuid(), 'AWARD_EARNED', 'AWARD', $1 from asha`,
        [newId(), award, newId()],
      );
    }
  } finally {
    await database.end();
  }
}
