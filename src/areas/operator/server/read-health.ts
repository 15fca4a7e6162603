import { statfs } from 'node:fs/promises';
import { listActs } from '#areas/account/server/public.ts';
import { listBackups } from '#platform/server/backup/backup-folders.ts';
import { programVersion } from '#platform/server/backup/program-version.ts';
import type { Config } from '#platform/server/config.ts';
import { readBacklog } from '#platform/server/job-backlog.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Health } from '../contract/operator.ts';
import { type BannerRow, countMails, listBanners, readDatabase, readReadOnly } from './reads.ts';
import { settingsInForce } from './settings-in-force.ts';

const LATEST_ACTS = 20;
const startedAt = new Date(Date.now() - process.uptime() * 1000);

export async function readHealth(platform: Platform): Promise<Health> {
  const { config, database } = platform;
  const { db } = database;
  const [facts, jobs, mails, readOnly, banners, acts, backups, freeBytes] = await Promise.all([
    readDatabase(db),
    readBacklog(database.pool),
    countMails(db),
    readReadOnly(db),
    listBanners(db, platform.now()),
    listActs(db, LATEST_ACTS),
    presentBackups(config),
    freeBytesOf(config),
  ]);
  const { version, migration, pictures, ...room } = facts;
  return {
    versions: { program: programVersion, node: process.version, database: version, migration },
    runningSince: startedAt.toISOString(),
    database: room,
    jobs,
    mails: { sending: config.MAIL_URL !== undefined, ...mails },
    storage: { where: config.MEDIA_S3_BUCKET ? 'S3' : 'DISK', pictures, freeBytes },
    backups,
    readOnly: readOnly ? { since: readOnly.since.toISOString(), operator: readOnly.operator } : null,
    banners: banners.map(presentBanner),
    settings: settingsInForce(config),
    acts: acts.map(({ at, operator, ...act }) => ({
      at: at.toISOString(),
      operator,
      words: wordsOfAct(act),
    })),
  };
}

export const presentBanner = ({ until, ...banner }: BannerRow) => ({ ...banner, until: until.toISOString() });

type Act = Awaited<ReturnType<typeof listActs>>[number];

/** An act as the command line and the page say it. */
export function wordsOfAct({
  act,
  power,
  person_name,
  detail,
}: Pick<Act, 'act' | 'power' | 'person_name' | 'detail'>): string {
  const what = [act.toLowerCase().replaceAll('_', '-'), power].filter(Boolean).join(' ');
  return [what, person_name && `@${person_name}`, detail].filter(Boolean).join('  ');
}

async function presentBackups({ BACKUP_DIR, BACKUP_KEY }: Config): Promise<Health['backups']> {
  if (!BACKUP_DIR) return null;
  const all = await listBackups(BACKUP_DIR);
  return {
    newestAt: all[0]?.at.toISOString() ?? null,
    kept: all.length,
    sealed: BACKUP_KEY !== undefined,
  };
}

/** What is free on the disk of the pictures; null where they lie elsewhere. */
async function freeBytesOf({ MEDIA_S3_BUCKET, DATA_DIR }: Config): Promise<number | null> {
  if (MEDIA_S3_BUCKET) return null;
  const disk = await statfs(DATA_DIR).catch(() => undefined);
  return disk ? disk.bavail * disk.bsize : null;
}
