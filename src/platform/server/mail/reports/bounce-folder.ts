import { readdir, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Platform } from '../../platform.ts';
import { readReport } from './read-report.ts';
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
    const report = size > MAX_BYTES ? undefined : await readReport(await readFile(path));
    if (report) await takeReport(platform, report);
    await rename(path, join(folder, 'cur', `${name}:2,S`));
  }
}
