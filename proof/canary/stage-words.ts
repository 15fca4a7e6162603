import type { TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Fixture, Stage } from '../rights/personas.ts';

const papers = [{ name: 'Winter', validFrom: '2026-01-01', validTo: null }];

/** Fills the tables that the stage of rights leaves empty, so that there is a row to plant words in. */
export async function stageWords(world: TestApp, stage: Stage, on: Fixture): Promise<void> {
  const { H, P, I } = stage.people;
  const { pool } = world.platform.database;
  await world.as(H).put('/api/me/calendar');
  await world.as(H).post(`/api/huddles/${on.huddleId}/messages`, { audience: 'ALL', text: 'Bring a hat.' });
  await stageDesk(world, stage, on);
  await stageByHand(world, H.personId, on.huddleId);
  await stagePasskey(world, H.personId);
  await world.as(H).post('/api/feedback', { message: 'Well done.', page: '/home', version: 'test' });
  const report = { objectType: 'HUDDLE', objectId: on.huddleId, reason: 'SPAM', body: 'See for yourself.' };
  await world.as(I).post('/api/reports', report);
  await stageDecision(world, H.personId, on.huddleId);
  await world.as(P).put('/api/me/badge', { profession: 'GUIDE', proof: 'My number is 5.' });
  await pool.query(
    `update huddles set carpooling = true, moved_from_start = starts_at, moved_from_end = ends_at where id = $1`,
    [on.huddleId],
  );
  if (on.communityId === '') await declineDraft(world, H.personId, on.huddleId);
  else {
    await pool.query(`update memberships set answer = 'Because.' where community_id = $1`, [on.communityId]);
    const club = `/api/communities/${on.communityId}`;
    await world.as(H).post(`${club}/invitation-links`, { email: 'invited@people.example' });
    await world.as(H).put(`${club}/members/${P.personId}/note`, { text: 'Knows the hut.' });
    await world.as(H).put(`${club}/members/${P.personId}/qualifications`, { items: papers });
    await world.as(H).post(`${club}/member-messages`, { personIds: [P.personId], text: 'Bring the rope.' });
    await world.as(H).put(`${club}/members/${P.personId}/title`, { title: 'Warden' });
    await stagePrograms(world, H, on.communityId);
  }
  if (on.postId !== '') await stagePost(world, stage, on);
}

/** What reads a club, and hears of it. */
async function stagePrograms(world: TestApp, host: CastMember, communityId: string): Promise<void> {
  const token = { name: 'Website', scopes: ['outings'], days: 30 };
  await world.as(host).put(`/api/communities/${communityId}/tokens/${newId<string>()}`, token);
  const hook = { communityId, url: 'http://127.0.0.1:9/', events: ['outing.published'] };
  await world.as(host).put(`/api/webhooks/${newId<string>()}`, hook);
}

/** Somebody without an account. */
async function stageByHand(world: TestApp, host: string, huddleId: string): Promise<void> {
  if (huddleId === '') return;
  await stageOverdue(world, host, huddleId);
  await world.platform.database.pool.query(
    `insert into unregistered_parties (id, huddle_id, added_by, name, note, place, party, answered_at)
     values (gen_random_uuid(), $1, $2, 'Otto', 'Rings again', 'CONFIRMED', 1, now())`,
    [huddleId, host],
  );
  await world.platform.database.pool.query(
    `insert into mail_answers (id, huddle_id, email, name, phone, people, locale, token, asked_at)
     values (gen_random_uuid(), $1, gen_random_uuid() || '@mail.example', 'Mila', '079', 1, 'en', gen_random_uuid(), now())`,
    [huddleId],
  );
  await world.platform.database.pool.query(
    `insert into visitor_reports (id, email, mailbox, locale, token, object_type, object_id, object_name, reason, body, asked_at)
     select gen_random_uuid(), word || '@mail.example', word || '@mail.example', 'en', word, 'HUDDLE', $1, 'Walk', 'SPAM', 'Sells boots', now()
     from (select gen_random_uuid()::text as word) w`,
    [huddleId],
  );
  await world.platform.database.pool.query(
    `insert into host_acts (id, huddle_id, host_id, kind, person_id, reason, at)
     values (gen_random_uuid(), $1, $2, 'LET_IN', $2, 'Drives the bus', now())`,
    [huddleId, host],
  );
}

/** Somebody who said where they are, and a contact who was told. */
async function stageOverdue(world: TestApp, host: string, huddleId: string): Promise<void> {
  await world.platform.database.pool.query(
    `with asked as (insert into emergency_contacts (id, person_id, secret, locale, token, created_at)
       values (gen_random_uuid(), $2, '', 'en', gen_random_uuid(), now()) returning id),
     kept as (insert into return_plan_contacts (plan_id, contact_id, token, told_at)
       select r.id, asked.id, gen_random_uuid(), now() from return_plans r, asked where r.huddle_id = $1)
     insert into return_plan_check_ins (id, plan_id, person_id, at, note)
     select gen_random_uuid(), id, $2, now(), 'At the hut' from return_plans where huddle_id = $1`,
    [huddleId, host],
  );
}

/** What a moderator decided about the host, with an appeal and its answer. */
async function stageDecision(world: TestApp, host: string, huddleId: string): Promise<void> {
  await world.platform.database.pool.query(
    `with decided as (insert into moderation_cases (id, object_type, object_id, object_name, state, opened_at)
       values (gen_random_uuid(), 'HUDDLE', $2, 'Walk', 'DECIDED', now()) returning id)
     insert into moderation_decisions (id, case_id, subject_id, at, acts, reason, appeal)
     select gen_random_uuid(), id, $1, now(), '{WARN}', 'SPAM', 'REFUSED' from decided`,
    [host, huddleId],
  );
}

/** An account of the host, with a passkey and a service that opens it. */
async function stagePasskey(world: TestApp, host: string): Promise<void> {
  await world.platform.database.pool.query(
    `with account as (insert into identity_accounts (id, email, email_verified_at, password_hash)
       values ($1, 'logs.in.with@people.example', now(), 'a hash of something') on conflict do nothing)
     insert into identity_passkeys (id, account_id, public_key, counter, name, synced, made_in, created_at)
     values ('a-key-of-the-host', $1, ''::bytea, 0, 'Phone', false, 'the-grant-of-a-key', now()) on conflict do nothing`,
    [host],
  );
  await world.platform.database.pool.query(
    `insert into identity_linked_providers (id, account_id, issuer, subject, email, made_in, linked_at)
     values (gen_random_uuid(), $1, 'https://id.club.example', 'subject-of-the-host', 'host@club.example', 'the-grant-of-a-link', now())
     on conflict do nothing`,
    [host],
  );
}

/** A draft that a club which nobody sees did not agree with; of a huddle that is published nobody is told so. */
async function declineDraft(world: TestApp, host: string, huddleId: string): Promise<void> {
  if (huddleId === '') return;
  await world.platform.database.pool.query(
    `with club as (insert into communities (id, name, privacy, created_by) values (gen_random_uuid(), 'X', 'HIDDEN', $2)
       returning id)
     insert into huddle_proposals (huddle_id, community_id, proposed_by, proposed_at, declined_at, reason)
     select $1, id, $2, now(), now(), 'Too icy.' from club`,
    [huddleId, host],
  );
}

async function stagePost(world: TestApp, stage: Stage, on: Fixture): Promise<void> {
  const { pool } = world.platform.database;
  await pool.query(
    `with edited as (update posts set edited_at = now() where id = $1),
       before as (insert into post_revisions (post_id, number, content, parameters, written_at)
         values ($1, 0, 'Before', '[]', now()))
     insert into post_links (post_id, url, state, title) values ($1, 'https://example.org', 'READY', 'Card')`,
    [on.postId],
  );
  const P = world.as(stage.people.P);
  await P.put(`/api/posts/${on.postId}/repost`, { reposted: true });
  await P.post(`/api/posts/${on.postId}/shares`, { userIds: [stage.people.H.personId] });
}

async function stageDesk(world: TestApp, { people: { H, P } }: Stage, on: Fixture): Promise<void> {
  await world.platform.database.pool.query(
    `insert into missed_outings (person_id, huddle_id, missed, fades_at, reply)
     values ($1, $2, 'DID_NOT_COME', now() + interval '20 years', 'Ill')`,
    [P.personId, on.huddleId],
  );
  await world.platform.database.pool.query(
    `with said as (insert into look_backs (huddle_id, person_id, word, may_be_named, may_show_photos, answered_at)
         values ($2, $1, 'Windy', true, true, now())),
       begun as (insert into inspirations (id, author_id, created_at, saved_at)
         values (gen_random_uuid(), $1, now(), now()) returning id)
     insert into trip_reports (inspiration_id, huddle_id, author_id, seen_on, conditions, note, trail_url)
     select id, $2, $1, current_date, '{SNOW}', 'Icy', '' from begun`,
    [H.personId, on.huddleId],
  );
  const kit = [{ id: null, name: 'Rope', needed: 1 }];
  await world.as(H).put(`/api/huddles/${on.huddleId}/kit`, { items: kit });
  const criteria = { minPeople: 4, minCars: null, daylightMinutes: null, allKit: false, forecast: null };
  await world.as(H).put(`/api/huddles/${on.huddleId}/go`, { criteria: { ...criteria, forecastNote: 'Dry' } });
  await stageQuestions(world, on.huddleId, { host: H, guest: P });
}

/** What the hosts ask, answered by somebody with an account and by somebody without. */
async function stageQuestions(
  world: TestApp,
  huddleId: string,
  { host, guest }: { readonly host: CastMember; readonly guest: CastMember },
): Promise<void> {
  const question = { id: null, text: 'A harness?', kind: 'CHOICE', choices: ['Mine', 'Borrowed'] };
  const items = [{ ...question, perPerson: false, required: false }];
  await world.as(host).put(`/api/huddles/${huddleId}/questions`, { items });
  await world.platform.database.pool.query(
    `insert into huddle_replies (question_id, person_id, version, replies, replied_at)
     select id, $2, version, '{Mine}', now() from huddle_questions where huddle_id = $1`,
    [huddleId, guest.personId],
  );
  await world.platform.database.pool.query(
    `insert into mail_answer_replies (question_id, mail_answer_id, version, replies, replied_at)
     select q.id, m.id, q.version, '{Mine}', now() from huddle_questions q
       join mail_answers m on m.huddle_id = q.huddle_id where q.huddle_id = $1`,
    [huddleId],
  );
}
