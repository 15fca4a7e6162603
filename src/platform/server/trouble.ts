/** Codes of PostgreSQL and of the system that say: no room, no right to write, or a disk that fails. */
const DISK = /^(53100|58030|25006|ENOSPC|EDQUOT|EROFS|EACCES|EPERM|EIO|EFBIG|EMFILE|ENFILE|ENOTDIR)$/;
/** How PostgreSQL words what the system would not do with its files, where no code of its own says so. */
const OWN_FILES = /^could not (extend|write|create|open|read|fsync|flush|truncate) /;
const DATABASE = /^(ECONNREFUSED|ECONNRESET|EPIPE|57P0\d|08\d{3}|53[234]00)$/;
const WORDS = /Connection terminated|timeout exceeded when trying to connect|Client has encountered/;

/** Pictures could not be read or kept: the service that keeps them is away. */
export class StorageAway extends Error {
  constructor(cause: unknown) {
    super('the storage of pictures is away', { cause });
  }
}

/** A disk is full or fails. */
export function isDiskTrouble(error: Error & { code?: string }): boolean {
  return DISK.test(error.code ?? '') || OWN_FILES.test(error.message);
}

/** What the server stands on is away for now: the same request may be answered in a moment. */
export function isUnavailable(error: Error & { code?: string }): boolean {
  if (error instanceof StorageAway || isDiskTrouble(error)) return true;
  return DATABASE.test(error.code ?? '') || WORDS.test(error.message);
}

const REMEMBERED_MS = 5_000;

/** Remembers for a few seconds that a disk failed, so that `/readyz` says it while the database still answers. */
export class DiskWatch {
  private failedAt = Number.NEGATIVE_INFINITY;

  note(error: Error): void {
    if (isDiskTrouble(error)) this.failedAt = performance.now();
  }

  get failed(): boolean {
    return performance.now() - this.failedAt < REMEMBERED_MS;
  }
}

const watches = new WeakMap<object, DiskWatch>();

/** The watch of one server. */
export function diskWatchOf(server: object): DiskWatch {
  const watch = watches.get(server) ?? new DiskWatch();
  watches.set(server, watch);
  return watch;
}
