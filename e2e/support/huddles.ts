import { randomUUID } from 'node:crypto';
import { ask } from './database.ts';

type Columns = Readonly<Record<string, unknown>>;

const DAY_MS = 86_400_000;

/** An instant so many days from now, in hours if need be: `inDays(0.5)`. */
export const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

/** Puts a huddle of somebody, by their username, into the database, ten days ahead unless `columns` say otherwise. */
export async function plantHuddle(host: string, columns: Columns = {}, sql = ask): Promise<string> {
  const id = randomUUID();
  const start = (columns.starts_at as Date | undefined) ?? inDays(10);
  const row: Columns = {
    id,
    name: `Walk ${id.slice(0, 8)}`,
    activity: 'HIKING',
    privacy: 'PUBLIC',
    status: 'PUBLISHED',
    starts_at: start,
    ends_at: new Date(start.getTime() + DAY_MS / 4),
    time_zone: 'Europe/Zurich',
    created_by: await personId(host, sql),
    ...columns,
  };
  const names = Object.keys(row);
  const places = names.map((_, at) => `$${at + 1}`);
  await sql(`insert into huddles (${names}) values (${places})`, Object.values(row));
  await sql(`insert into participations (huddle_id, person_id, role) values ($1, $2, 'HOST')`, [
    id,
    row.created_by,
  ]);
  return id;
}

export async function personId(name: string, sql = ask): Promise<string> {
  const [person] = await sql<{ id: string }>('select id from people where username = $1', [name]);
  if (!person) throw new Error(`nobody is called ${name}`);
  return person.id;
}

/** Ends every open offer of a huddle as if its day had passed, and lets the server notice. */
export async function expireOffersNow(huddleId: string): Promise<void> {
  await ask(
    `update participations set offer_ends_at = now() - interval '1 second' where huddle_id = $1 and place = 'OFFERED'`,
    [huddleId],
  );
  await ask(`select graphile_worker.add_job('lapse-offers', json_build_object('huddleId', $1::text))`, [
    huddleId,
  ]);
}
