import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { access, copyFile, mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** Beside the release that runs. A page stays open for days, and asks for parts of the build that it came with. */
const MAX_EARLIER_RELEASES = 2;
/** A copy that nothing was written into for so long was interrupted; another process makes one in seconds. */
export const INTERRUPTED_AFTER_MS = 5 * 60_000;

/**
 * Keeps a copy of the files of this build in `folder` and removes all but the latest two of earlier builds. Answers
 * the folders of those, the newest first. Files of a build have their content in their name, so none replaces another.
 */
export async function keepRelease(
  assets: string,
  folder: string,
  now = new Date(),
): Promise<readonly string[]> {
  const files = await readdir(assets);
  const release = createHash('sha256').update(files.toSorted().join('\n')).digest('hex').slice(0, 16);
  const own = join(folder, release);
  await mkdir(folder, { recursive: true });
  if (!(await isThere(own))) await copyWhole(assets, files, own);
  await utimes(own, now, now);
  await clearInterrupted(folder, now);
  const earlier = (await newestFirst(folder)).filter((name) => name !== release);
  const removed = earlier.slice(MAX_EARLIER_RELEASES);
  await Promise.all(removed.map((name) => rm(join(folder, name), { recursive: true, force: true })));
  return earlier.slice(0, MAX_EARLIER_RELEASES).map((name) => join(folder, name));
}

/** A copy that was interrupted is never taken for a whole one. */
async function copyWhole(from: string, files: readonly string[], to: string): Promise<void> {
  const begun = await mkdtemp(`${to}.`);
  for (const name of files) await copyFile(join(from, name), join(begun, name), constants.COPYFILE_FICLONE);
  // Another process may have been first.
  await rename(begun, to).catch(() => rm(begun, { recursive: true, force: true }));
}

/** What a process that was killed had begun to copy would lie there for good. */
async function clearInterrupted(folder: string, now: Date): Promise<void> {
  const begun = (await readdir(folder)).filter((name) => /^[0-9a-f]{16}\.\w+$/.test(name));
  for (const name of begun) {
    const path = join(folder, name);
    // Another process may have come to its end, or have been first, meanwhile.
    const found = await stat(path).catch(() => undefined);
    const isOld = found !== undefined && now.getTime() - found.mtimeMs > INTERRUPTED_AFTER_MS;
    if (isOld) await rm(path, { recursive: true, force: true });
  }
}

/** By the time they last ran. */
async function newestFirst(folder: string): Promise<readonly string[]> {
  const names = (await readdir(folder)).filter((name) => /^[0-9a-f]{16}$/.test(name));
  const ran = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
  );
  return ran.toSorted((one, other) => other.at - one.at).map(({ name }) => name);
}

export async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
