import { endLogInsOf, verifyEmailOf } from '#areas/account/server/public.ts';
import { retryJob, setReadOnly, showBanner, takeBannerDown } from '#areas/operator/server/look-after.ts';
import { readHealth } from '#areas/operator/server/read-health.ts';
import { findPeopleCalled, listBanners, listFailedJobs, listMails } from '#areas/operator/server/reads.ts';
import { settingsInForce } from '#areas/operator/server/settings-in-force.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal, type Refusal } from '#platform/shared/decision.ts';
import type { BannerId } from '#platform/shared/ids.ts';
import { idOf } from '#platform/shared/wire-values.ts';
import type { Outcome } from './run-operator.ts';

const MAX_LISTED = 50;

export const lookAfterUsage = [
  'health',
  'settings',
  'jobs',
  'retry <number of the job>',
  'mails',
  'find <username|address>',
  'verify-email <username|address>',
  'end-log-ins <username|address>',
  'read-only <on|off>',
  'banners',
  'banner <until, as 2026-08-01T18:00Z> <words> [the same in German]',
  'end-banner <id of the banner>',
];

interface Asked {
  readonly operator: string;
  readonly words: readonly string[];
}

/** What `/operator` shows and does, in the words of the command line; undefined for any other command. */
export async function lookAfter(
  platform: Platform,
  { operator, words }: Asked,
): Promise<Outcome | undefined> {
  const [command = '', first = '', second = '', third = ''] = words;
  if (command === 'read-only' && (first === 'on' || first === 'off'))
    return said(await setReadOnly(platform, { operator, on: first === 'on' }));
  if (command === 'retry' && /^\d+$/.test(first))
    return said(await retryJob(platform, { operator, jobId: first }));
  if (command === 'banner' && second && !Number.isNaN(Date.parse(first))) {
    const banner = {
      id: newId<BannerId>(),
      words: second,
      germanWords: third || null,
      until: new Date(first),
    };
    return said(await showBanner(platform, { ...banner, operator }));
  }
  const bannerId = idOf<BannerId>().safeParse(first);
  if (command === 'end-banner' && bannerId.success)
    return said(await takeBannerDown(platform, { operator, id: bannerId.data }));
  if ((command === 'verify-email' || command === 'end-log-ins') && first)
    return help(platform, { operator, command, called: first });
  return look(platform, command, first);
}

function said(result: 'done' | 'same' | Refusal): Outcome {
  if (isRefusal(result)) return { ok: false, lines: [`Refused: ${result.code}`] };
  return { ok: true, lines: [result === 'same' ? 'It is so already.' : 'Done.'] };
}

async function help(
  platform: Platform,
  { operator, command, called }: { operator: string; command: string; called: string },
): Promise<Outcome> {
  const found = await findPeopleCalled(platform.database.db, called);
  const [person, other] = found;
  if (!person) return { ok: false, lines: [`Nobody has the name or address ${called}.`] };
  if (other) return { ok: false, lines: [`More than one has the name or address ${called}.`] };
  const whom = { operator, personId: person.id };
  return said(
    await (command === 'verify-email' ? verifyEmailOf(platform, whom) : endLogInsOf(platform, whom)),
  );
}

async function look(platform: Platform, command: string, first: string): Promise<Outcome | undefined> {
  const { db } = platform.database;
  if (command === 'health') return showHealth(platform);
  if (command === 'settings')
    return listed(
      settingsInForce(platform.config).map(
        ({ name, value, secret }) =>
          `${name.padEnd(22)} ${value === null ? '(not set)' : secret ? '(set)' : value}`,
      ),
    );
  if (command === 'jobs')
    return listed(
      (await listFailedJobs(db, undefined, MAX_LISTED)).map(
        ({ id, task, attempts, maxAttempts, error }) =>
          `${id}  ${task}  ${attempts}/${maxAttempts}  ${error}`,
      ),
    );
  if (command === 'mails')
    return listed(
      (await listMails(db, undefined, MAX_LISTED)).map(
        ({ createdAt, kind, to, error }) => `${createdAt.toISOString()}  ${kind}  ${to}  ${error ?? 'waits'}`,
      ),
    );
  return lookFurther(platform, command, first);
}

async function lookFurther(platform: Platform, command: string, first: string): Promise<Outcome | undefined> {
  const { db } = platform.database;
  if (command === 'banners')
    return listed(
      (await listBanners(db, platform.now())).map(
        ({ id, until, words }) => `${id}  ${until.toISOString()}  ${words}`,
      ),
    );
  if (command === 'find' && first)
    return listed(
      (await findPeopleCalled(db, first)).map(
        ({ username, email, emailVerified, suspended }) =>
          `@${username ?? ''}  ${email ?? ''}  ${emailVerified ? 'verified' : 'not verified'}${suspended ? '  suspended' : ''}`,
      ),
    );
  return undefined;
}

const listed = (lines: readonly string[]): Outcome => ({
  ok: true,
  lines: lines.length > 0 ? lines : ['Nothing.'],
});

async function showHealth(platform: Platform): Promise<Outcome> {
  const { versions, database, jobs, mails, backups, readOnly } = await readHealth(platform);
  return listed([
    `program ${versions.program}, Node ${versions.node}, PostgreSQL ${versions.database}, ${versions.migration}`,
    `database ${Math.round(database.bytes / 1e6)} MB, ${database.connections} of ${database.maxConnections} connections`,
    `mails: ${mails.waiting} wait, ${mails.refused} refused`,
    backups ? `backups: ${backups.kept}, newest ${backups.newestAt ?? 'none'}` : 'backups: none are taken',
    ...(readOnly ? [`read only since ${readOnly.since} by ${readOnly.operator}`] : []),
    ...jobs.map(({ task, due, givenUp }) => `job ${task}: ${due} due, ${givenUp} given up`),
  ]);
}
