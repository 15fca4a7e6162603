import { accountJobs } from '#areas/account/server/jobs.ts';
import { accountReactions } from '#areas/account/server/reactions.ts';
import { auroraJobs } from '#areas/aurora/server/jobs.ts';
import { carpoolReactions } from '#areas/carpool/server/reactions.ts';
import { chatReactions } from '#areas/chat/server/reactions.ts';
import { communityJobs } from '#areas/community/server/jobs.ts';
import { communityReactions } from '#areas/community/server/reactions.ts';
import { SPREAD_MESSAGE } from '#areas/huddle/server/messages/spread-message.ts';
import { huddleJobs, huddleReactions, mailAnswerReactions } from '#areas/huddle/server/reactions.ts';
import { inspirationJobs } from '#areas/inspiration/server/jobs.ts';
import { inspirationReactions } from '#areas/inspiration/server/reactions.ts';
import { programReactions } from '#areas/integration/server/end-programs.ts';
import { integrationJobs } from '#areas/integration/server/jobs.ts';
import { DELIVER_WEBHOOK } from '#areas/integration/server/webhooks/delivery-job.ts';
import { webhookReactions } from '#areas/integration/server/webhooks/hear.ts';
import { MAKE_EXPORT } from '#areas/leaving/server/export/make-export.ts';
import { READ_IMPORT, RUN_IMPORT } from '#areas/leaving/server/import/upload.ts';
import { leavingJobs } from '#areas/leaving/server/jobs.ts';
import { moderationJobs } from '#areas/moderation/server/jobs.ts';
import { moderationReactions } from '#areas/moderation/server/reactions.ts';
import { notificationJobs } from '#areas/notification/server/jobs.ts';
import { MAIL_NOTIFICATIONS } from '#areas/notification/server/mails/writes.ts';
import { outingReactions } from '#areas/notification/server/outings/tell.ts';
import { PUSH_HELD, PUSH_NOTIFICATIONS } from '#areas/notification/server/push/enqueue-pushes.ts';
import { awardReactions } from '#areas/notification/server/reactions/awards.ts';
import { carpoolNewsReactions } from '#areas/notification/server/reactions/carpools.ts';
import { exportReactions } from '#areas/notification/server/reactions/exports.ts';
import { inspirationNewsReactions } from '#areas/notification/server/reactions/inspirations.ts';
import { TELL_OF_MESSAGE } from '#areas/notification/server/reactions/messages.ts';
import { moderationNewsReactions } from '#areas/notification/server/reactions/moderation.ts';
import { postNewsReactions } from '#areas/notification/server/reactions/posts.ts';
import { relationReactions } from '#areas/notification/server/reactions/relations.ts';
import { safetyReactions } from '#areas/notification/server/reactions/safety.ts';
import { webhookNewsReactions } from '#areas/notification/server/reactions/webhooks.ts';
import { notificationReactions } from '#areas/notification/server/reactions.ts';
import { personJobs } from '#areas/person/server/jobs.ts';
import { postJobs } from '#areas/post/server/jobs.ts';
import { postReactions } from '#areas/post/server/reactions.ts';
import { safetyJobs, WATCH_RETURN_PLANS } from '#areas/safety/server/jobs.ts';
import { searchJobs } from '#areas/search/server/jobs.ts';
import { backupJobs, TAKE_BACKUP } from '#platform/server/backup/backup-jobs.ts';
import { purgeOldKeys } from '#platform/server/command-keys.ts';
import { type Reaction, reactToEvents } from '#platform/server/events.ts';
import { identityJobs } from '#platform/server/identity/identity-jobs.ts';
import { MAIL_NEW_PASSWORD } from '#platform/server/identity/mail-new-password.ts';
import type { JobPlan, Queue } from '#platform/server/jobs.ts';
import { mailJobs } from '#platform/server/mail/mail-jobs.ts';
import { SEND_MAIL, SEND_NEWS } from '#platform/server/mail/queue-mail.ts';
import { mediaJobs } from '#platform/server/media/media-jobs.ts';
import type { Platform } from '#platform/server/platform.ts';
import { purgeFacts } from '#platform/server/stream/facts.ts';
import { discussionReactions } from './discussions.ts';
import { objectsForMail } from './objects-for-mail.ts';

/** An offer that ends is told so late, at most. */
const LIVE_POLL_MS = 2_000;
/** Nobody waits for a mail so little. */
const POLL_MS = 5_000;
const WEEK_MS = 7 * 24 * 3_600_000;

/** Every background job of the product and when the recurring ones run. */
export function jobPlan(platform: Platform): JobPlan {
  const plans = [
    identityJobs(platform),
    mailJobs(platform),
    mediaJobs(platform),
    accountJobs(platform),
    notificationJobs(platform, objectsForMail(platform)),
    communityJobs(platform),
    postJobs(platform),
    searchJobs(platform),
    auroraJobs(platform),
    inspirationJobs(platform),
    personJobs(platform),
    leavingJobs(platform),
    integrationJobs(platform),
    moderationJobs(platform),
    safetyJobs(platform),
    backupJobs(platform),
    {
      tasks: huddleJobs(platform),
      crontab: ['*/10 * * * * check-outings', '41 4 * * * delete-faded-misses', '47 4 * * * forget-by-hand'],
    },
    ownPlan(platform),
  ];
  return {
    tasks: Object.assign({}, ...plans.map(({ tasks }) => tasks)),
    crontab: plans.flatMap(({ crontab }) => crontab),
  };
}

/** What the news of the app wait for, and those who wait for somebody on a mountain. */
const live = ['react-to-events', SPREAD_MESSAGE, TELL_OF_MESSAGE, 'lapse-offers', WATCH_RETURN_PLANS];
/** What somebody waits for with the page open; and what is sent to many, which may take its time. */
const letters = [MAIL_NEW_PASSWORD, SEND_MAIL];
const news = [MAIL_NOTIFICATIONS, SEND_NEWS];
/** What goes to push services, which may be slow. */
const pushes = [PUSH_NOTIFICATIONS, PUSH_HELD];
/** What goes to servers that people name, several at once: one that answers slowly holds up few of the others. */
const hooks = [DELIVER_WEBHOOK];
/** What takes long, and keeps nobody waiting. */
const nightly = [TAKE_BACKUP];

/** What takes a minute, and somebody looks on. */
const exports = [MAKE_EXPORT, READ_IMPORT, RUN_IMPORT];

/**
 * A mail server or a push service that hangs holds up no news in the app, a picture or a text that is learned no mail,
 * an export nothing, a webhook none of these, and what is announced to a club no password.
 */
export function jobQueues(platform: Platform): Queue[] {
  const { tasks, crontab } = jobPlan(platform);
  const some = (belongs: (task: string) => boolean) =>
    Object.fromEntries(Object.entries(tasks).filter(([task]) => belongs(task)));
  const recurring = (belongs: (task: string) => boolean) =>
    crontab.filter((line) => belongs(line.split(' ').at(-1) ?? ''));
  const ofThese = (names: readonly string[], more: Partial<Queue>): Queue => ({
    ...oneAfterTheOther,
    tasks: some((task) => names.includes(task)),
    crontab: recurring((task) => names.includes(task)),
    ...more,
  });
  const own = [...live, ...letters, ...news, ...pushes, ...hooks, ...nightly, ...exports];
  return [
    ofThese(live, { concurrency: 2, held: 12, pollIntervalMs: LIVE_POLL_MS }),
    ...[letters, news, pushes, exports].map((lane) => ofThese(lane, {})),
    ofThese(hooks, { concurrency: 4, held: 4 }),
    {
      ...oneAfterTheOther,
      tasks: some((task) => !own.includes(task)),
      crontab: recurring((task) => !own.includes(task)),
    },
    ...(nightly.some((task) => task in tasks) ? [ofThese(nightly, { held: 0 })] : []),
  ];
}

const oneAfterTheOther = { concurrency: 1, held: 3, pollIntervalMs: POLL_MS } as const;

function ownPlan(platform: Platform): JobPlan {
  return {
    tasks: {
      'react-to-events': reactToEvents(platform, allReactions()),
      'forget-idempotency-keys': () => purgeOldKeys(platform),
      'trim-stream': () => purgeFacts(platform.database.db, new Date(platform.now().getTime() - WEEK_MS)),
    },
    crontab: ['7 * * * * forget-idempotency-keys', '23 3 * * * trim-stream'],
  };
}

/** What follows from each event. */
export function allReactions(): ReadonlyMap<string, readonly Reaction[]> {
  const all = [
    accountReactions,
    huddleReactions,
    communityReactions,
    moderationReactions,
    chatReactions,
    discussionReactions,
    relationReactions,
    notificationReactions,
    outingReactions,
    postReactions,
    postNewsReactions,
    carpoolReactions,
    carpoolNewsReactions,
    inspirationReactions,
    inspirationNewsReactions,
    awardReactions,
    moderationNewsReactions,
    exportReactions,
    safetyReactions,
    mailAnswerReactions,
    webhookReactions,
    programReactions,
    webhookNewsReactions,
  ];
  const byType = new Map<string, Reaction[]>();
  for (const reactions of all) {
    for (const [type, reaction] of reactions) byType.set(type, [...(byType.get(type) ?? []), reaction]);
  }
  return byType;
}
