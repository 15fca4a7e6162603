import { z } from 'zod';
import { commandReply } from '#platform/shared/command-reply.ts';
import type { BannerId, PersonId } from '#platform/shared/ids.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { cursor, idOf, instant, line, pageSize } from '#platform/shared/wire-values.ts';
import { helps, MAX_BANNER_LENGTH } from '../rules/helps.ts';
import { senderChecks, senderFaults } from '../rules/sender.ts';

const banner = z.object({
  id: z.string(),
  words: z.string(),
  germanWords: z.string().nullable(),
  until: z.string(),
});
export type Banner = z.output<typeof banner>;

const readOnly = z.object({ since: z.string(), operator: z.string() }).nullable();

const health = z
  .object({
    versions: z.object({
      program: z.string(),
      node: z.string(),
      database: z.string(),
      migration: z.string(),
    }),
    runningSince: z.string(),
    database: z.object({ bytes: z.int(), connections: z.int(), maxConnections: z.int() }),
    jobs: z.array(z.object({ task: z.string(), due: z.int(), oldestSeconds: z.int(), givenUp: z.int() })),
    mails: z.object({ sending: z.boolean(), waiting: z.int(), refused: z.int() }),
    storage: z.object({ where: z.enum(['DISK', 'S3']), pictures: z.int(), freeBytes: z.int().nullable() }),
    backups: z.object({ newestAt: z.string().nullable(), kept: z.int(), sealed: z.boolean() }).nullable(),
    readOnly,
    banners: z.array(banner),
    /** Secrets say only whether they are set. */
    settings: z.array(z.object({ name: z.string(), value: z.string().nullable(), secret: z.boolean() })),
    acts: z.array(z.object({ at: z.string(), operator: z.string(), words: z.string() })),
  })
  .meta({ id: 'Health' });
export type Health = z.output<typeof health>;

const failedJob = z.object({
  id: z.string(),
  task: z.string(),
  attempts: z.int(),
  maxAttempts: z.int(),
  runAt: z.string(),
  running: z.boolean(),
  error: z.string(),
});
export type FailedJob = z.output<typeof failedJob>;

const waitingMail = z.object({
  id: z.string(),
  kind: z.string(),
  to: z.string(),
  createdAt: z.string(),
  error: z.string().nullable(),
});
export type WaitingMail = z.output<typeof waitingMail>;

const sender = z.object({
  checks: z.array(
    z.object({ check: z.enum(senderChecks), about: z.string(), faults: z.array(z.enum(senderFaults)) }),
  ),
  /** Refusals by receiver, the latest first; the receiver is what stands after the `@`. */
  refusals: z.array(
    z.object({
      receiver: z.string(),
      mails: z.int(),
      latestAt: z.string(),
      refusal: z.string(),
      said: z.string(),
    }),
  ),
});
export type Sender = z.output<typeof sender>;

const helped = z
  .object({
    id: z.string(),
    username: z.string().nullable(),
    displayName: z.string(),
    email: z.string().nullable(),
    emailVerified: z.boolean(),
    suspended: z.boolean(),
    powers: z.array(z.string()),
    /** It is me: nobody shuts themselves out. */
    me: z.boolean(),
  })
  .meta({ id: 'HelpedPerson' });
export type HelpedPerson = z.output<typeof helped>;

export const operatorContract = {
  'GET /api/operator': {
    operation: 'readHealth',
    summary:
      'How the site is: versions, database, jobs, mails, pictures, backups, settings in force, latest acts.',
    access: 'member',
    reply: health,
    refusals: ['NOT_AN_OPERATOR'],
  },
  'GET /api/operator/jobs': {
    operation: 'listFailedJobs',
    summary: 'Jobs that failed at least once and are not done, newest first.',
    access: 'member',
    query: z.strictObject({ after: cursor.optional(), limit: pageSize }),
    reply: z.object({ items: z.array(failedJob), next: z.string().nullable() }),
    refusals: ['NOT_AN_OPERATOR'],
  },
  'PUT /api/operator/jobs/:jobId/retry': {
    operation: 'retryJob',
    summary: 'Runs a failed job again at once, with all its tries.',
    access: 'member',
    whileReadOnly: true,
    params: z.strictObject({ jobId: z.string().regex(/^\d{1,18}$/) }),
    reply: commandReply,
    refusals: ['NOT_AN_OPERATOR', 'JOB_UNDER_WAY'],
  },
  'GET /api/operator/mails': {
    operation: 'listWaitingMails',
    summary: 'Mails that have not left, with what the mail server said, newest first.',
    access: 'member',
    query: z.strictObject({ after: idOf<string>().optional(), limit: pageSize }),
    reply: z.object({ items: z.array(waitingMail), next: z.string().nullable() }),
    refusals: ['NOT_AN_OPERATOR'],
  },
  'GET /api/operator/sender': {
    operation: 'checkSender',
    summary:
      'What the DNS says about who may send our mails, asked as receivers ask it, and what each receiver refused in the last 30 days.',
    access: 'member',
    reply: sender,
    refusals: ['NOT_AN_OPERATOR'],
  },
  'GET /api/operator/people': {
    operation: 'findPeopleToHelp',
    summary: 'Anyone with this username or this address.',
    access: 'member',
    query: z.strictObject({ words: line(254) }),
    reply: z.object({ items: z.array(helped) }),
    refusals: ['NOT_AN_OPERATOR'],
  },
  'PUT /api/operator/people/:personId/help': {
    operation: 'helpPerson',
    summary:
      'Grants or revokes a flag or role, suspends or lifts, verifies the address, or ends all log-ins; wants a log-in of the last ten minutes.',
    access: 'member',
    whileReadOnly: true,
    params: z.strictObject({ personId: idOf<PersonId>() }),
    body: z.strictObject({ help: z.enum(helps) }),
    reply: commandReply,
    refusals: [
      'NOT_AN_OPERATOR',
      'LOG_IN_AGAIN',
      'LAST_OPERATOR',
      'NOT_YOURSELF',
      'NO_ADDRESS',
      'EMAIL_TAKEN',
    ],
  },
  'PUT /api/operator/read-only': {
    operation: 'setReadOnly',
    summary: 'Lets people only read until it is ended, or lets them write again.',
    access: 'member',
    whileReadOnly: true,
    body: z.strictObject({ on: z.boolean() }),
    reply: commandReply,
    refusals: ['NOT_AN_OPERATOR'],
  },
  'PUT /api/operator/banners/:bannerId': {
    operation: 'showBanner',
    summary: 'Shows a line above every page until its time, in one or both languages.',
    access: 'member',
    whileReadOnly: true,
    params: z.strictObject({ bannerId: idOf<BannerId>() }),
    body: z.strictObject({
      words: line(MAX_BANNER_LENGTH),
      germanWords: line(MAX_BANNER_LENGTH).nullable().default(null),
      until: instant,
    }),
    reply: commandReply,
    refusals: ['NOT_AN_OPERATOR', 'BANNER_IS_OVER', 'TOO_MANY_BANNERS'],
  },
  'DELETE /api/operator/banners/:bannerId': {
    operation: 'endBanner',
    summary: 'Takes a line away before its time.',
    access: 'member',
    whileReadOnly: true,
    params: z.strictObject({ bannerId: idOf<BannerId>() }),
    reply: commandReply,
    refusals: ['NOT_AN_OPERATOR'],
  },
  'GET /api/public/banners': {
    operation: 'listBanners',
    summary: 'What stands above every page now, and whether the site can only be read.',
    access: 'anyone',
    reply: z.object({ readOnly: z.boolean(), banners: z.array(banner) }),
  },
} as const satisfies Contract;

export type OperatorContract = typeof operatorContract;
