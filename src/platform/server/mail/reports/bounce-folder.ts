import { readdir, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Platform } from '../../platform.ts';
import { type MailReport, readReport } from './read-report.ts';
import { takeReport } from './take-report.ts';

const MAX_AT_ONCE = 500;
/** A bounce that carries more has our mail with it, which is never so large. */
const MAX_BYTES = 5_000_000;

/** Reads the mails that a mail server has put into the Maildir for bounces; what was read is moved to `cur`. */
export async function readBounceFolder(platform: Platform): Promise<void> {
  const folder = platform.config.BOUNCE_DIR;
  if (!folder) return;
  const names = (await readdir(join(folder, 'new'))).sort().slice(0, MAX_AT_ONCE);
  for (const name of names) {
    const path = join(folder, 'new', name);
    const { size } = await stat(path);
    const report = size > MAX_BYTES ? undefined : await reportIn(platform, path);
    if (report) await takeReport(platform, report);
    await rename(path, join(folder, 'cur', `${name}:2,S`));
  }
}

/** One that can't be read is passed over, or it would keep all behind it from being read. */
async function reportIn({ log }: Platform, path: string): Promise<MailReport | undefined> {
  try {
    return await readReport(await readFile(path));
  } catch (error) {
    log.warn({ err: error, path }, 'a bounce could not be read');
    return undefined;
  }
}
