import type { TestApp } from '#app/server/testing/build-test-app.ts';
import { type Stage, setStage } from '../rights/personas.ts';
import type { Ground } from './fill-world.ts';
import { contacted, feed, mailed, outside, reported, soon, takenAlong, told } from './variants.ts';

/** One object of each kind, of the same host. */
export async function groundOf(world: TestApp): Promise<Ground> {
  const stage: Stage = await setStage(world);
  const post = await stage.fixture('POSTED');
  const story = await stage.fixture('STORY');
  const club = await stage.fixture('OPEN');
  const { postId, postDraft, postPicture, postComment } = post;
  const { inspirationId, inspirationPicture, looseMedia, inspirationComment } = story;
  const on = {
    ...club,
    postId,
    postDraft,
    postPicture,
    postComment,
    inspirationId,
    inspirationPicture,
    looseMedia,
    inspirationComment,
  };
  const { pool } = world.platform.database;
  await pool.query(`insert into calendar_feeds (secret, person_id, created_at) values ($1, $2, now())`, [
    feed,
    stage.people.H.personId,
  ]);
  await pool.query('update people set moderator = true, operator = true where id = $1', [
    stage.people.CH.personId,
  ]);
  await pool.query(
    `insert into moderation_cases (id, object_type, object_id, object_name, opened_at, community_id)
     values ($1, 'POST', $2, 'A post', now(), $3)`,
    [reported, postId, club.communityId],
  );
  await plantVisitorReport(world, postId);
  await plantWords(world, on.huddleId, stage.people.H.personId);
  await plantToday(world, stage.people.H.personId);
  await plantOverdue(world, on.returnPlan, stage.people.P.personId);
  return { stage, on };
}

/** The case about a post holds a report by somebody without an account. */
async function plantVisitorReport({ platform }: TestApp, postId: string): Promise<void> {
  await platform.database.pool.query(
    `with asked as (insert into visitor_reports (id, email, mailbox, locale, token, object_type, object_id, object_name,
         reason, body, asked_at, confirmed_at)
       values ($1, 'vera@mail.example', 'vera@mail.example', 'en', 'v', 'POST', $3, '', 'SPAM', '', now(), now()))
     insert into reports (id, case_id, visitor_id, object_type, object_id, object_name, reason, created_at)
     values ($1, $2, $1, 'POST', $3, 'A post', 'SPAM', now())`,
    [outside, reported, postId],
  );
}

/** What is found by a word or an id of its own. */
async function plantWords({ platform }: TestApp, huddleId: string, host: string): Promise<void> {
  const { pool } = platform.database;
  await pool.query(
    `insert into data_exports (id, person_id, state, asked_at, expires_at)
     values ($1, $2, 'READY', now(), '2099-01-01')`,
    [takenAlong, host],
  );
  await pool.query(
    `insert into mail_answers (id, huddle_id, email, name, people, locale, token, asked_at)
     values (gen_random_uuid(), $1, 'mila@mail.example', 'Mila', 1, 'en', $2, now())`,
    [huddleId, mailed],
  );
  await pool.query(
    `insert into notifications (id, recipient_id, event_id, kind, object_type, object_id, created_at)
     values ($1, $2, gen_random_uuid(), 'HUDDLE_REMINDER', 'HUDDLE', $3, now())`,
    [told, host, huddleId],
  );
}

/** An emergency contact who was told: both pages that they read stand under one word. */
async function plantOverdue({ platform }: TestApp, planId: string, personId: string): Promise<void> {
  await platform.database.pool.query(
    `with overdue as (update return_plans set reached = 'CONTACTS' where id = $1),
     contact as (insert into emergency_contacts (id, person_id, secret, locale, token, created_at)
       values (gen_random_uuid(), $2, '', 'en', $3, now()) returning id)
     insert into return_plan_contacts (plan_id, contact_id, token, told_at) select $1, id, $3, now() from contact`,
    [planId, personId, contacted],
  );
}

/** An outing of today, to which somebody comes who left a number. */
async function plantToday({ platform }: TestApp, host: string): Promise<void> {
  const { pool } = platform.database;
  await pool.query(
    `insert into huddles (id, name, activity, status, privacy, created_by, created_at, updated_at, starts_at, ends_at, time_zone)
     values ($1, 'Today', 'HIKING', 'PUBLISHED', 'PRIVATE', $2, $3, $3, $3::timestamptz + interval '5 hours',
       $3::timestamptz + interval '8 hours', 'Europe/Zurich')`,
    [soon, host, platform.now()],
  );
  await pool.query("insert into participations (huddle_id, person_id, role) values ($1, $2, 'HOST')", [
    soon,
    host,
  ]);
  await pool.query(
    `insert into unregistered_parties (id, huddle_id, name, note, party, place, answered_at)
     values (gen_random_uuid(), $1, 'Mila', '079 123 45 67', 1, 'CONFIRMED', now())`,
    [soon],
  );
}
