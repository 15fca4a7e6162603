import type { TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { watchReturnPlans } from '../alarm/watch.ts';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;

/** A plan of one alone that is back in three hours, with an hour of grace. */
export function planBody(now: Date, changes: object = {}) {
  return {
    huddleId: null,
    name: 'Rigi loop',
    timeZone: 'Europe/Zurich',
    route: 'Up by the east ridge, down to Weggis',
    car: 'Blue Skoda, LU 1234, Weggis station',
    note: 'Red jacket',
    expectedAt: new Date(now.getTime() + 3 * HOUR_MS).toISOString(),
    graceMinutes: 60,
    contactIds: [],
    ...changes,
  };
}

let made = 0;

/** Adds an emergency contact and answers its id and address. */
export async function addContact(world: TestApp, who: CastMember, changes: object = {}) {
  made += 1;
  const body = {
    name: 'Beat',
    relation: 'Brother',
    email: `beat${made}@home.example`,
    locale: 'en',
    ...changes,
  };
  const added = await world.as(who).post('/api/me/emergency-contacts', body);
  if (added.status !== 200) throw new Error(added.text);
  return { id: added.body.id as string, email: body.email };
}

/** Starts a plan and answers its id. */
export async function startPlan(world: TestApp, who: CastMember, changes: object = {}): Promise<string> {
  const started = await world.as(who).post('/api/return-plans', planBody(world.platform.now(), changes));
  if (started.status !== 200) throw new Error(started.text);
  return started.body.id;
}

export interface SentMail {
  readonly to_address: string;
  readonly subject: string;
  readonly body_text: string;
}

/** What was written to an address, in its order. */
export async function mailsTo(world: TestApp, email: string): Promise<SentMail[]> {
  const { rows } = await world.platform.database.pool.query<SentMail>(
    'select to_address, subject, body_text from mail_outbox where to_address = $1 order by created_at, id',
    [email],
  );
  return rows;
}

/** The word of the link in a mail. */
export function tokenIn(mail: SentMail | undefined, page: 'contact' | 'overdue'): string {
  return new RegExp(`/${page}/([\\w-]+)`).exec(mail?.body_text ?? '')?.[1] ?? '';
}

/** Lets so many minutes pass, with a look at the plans each minute as the server has it. */
export async function watchFor(world: TestApp, minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) {
    world.forward(MINUTE_MS);
    await watchReturnPlans(world.platform);
  }
}

/** What somebody was told of return plans, the oldest first. */
export async function toldOf(world: TestApp, who: CastMember, planId: string) {
  await world.runJobs();
  const { items } = (await world.as(who).get('/api/notifications')).body;
  const mine = items.filter(({ object }: { object: { id: string } }) => object.id === planId);
  return mine
    .map(
      ({ kind, facts }: { kind: string; facts: { change?: string; reason?: string } }) =>
        `${kind} ${facts.change ?? facts.reason}`,
    )
    .toReversed();
}
