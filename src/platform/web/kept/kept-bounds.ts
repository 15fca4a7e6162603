/** What is kept of one read, without its content. */
export interface KeptEntry {
  readonly key: string;
  readonly bytes: number;
  /** When it was read, epoch milliseconds. */
  readonly at: number;
  /** Somebody has it with them for an outing that is not over. */
  readonly taken: boolean;
}

export const MAX_KEPT_BYTES = 50 * 1024 * 1024;
export const MAX_KEPT_AGE_MS = 14 * 24 * 3_600_000;

/** The keys of what is too old, and of the oldest of what is too much; never what somebody has with them. */
export function whichToForget(
  entries: readonly KeptEntry[],
  now: number,
  maxBytes = MAX_KEPT_BYTES,
): readonly string[] {
  const loose = entries.filter(({ taken }) => !taken);
  const tooOld = loose.filter(({ at }) => now - at > MAX_KEPT_AGE_MS);
  const oldestFirst = loose
    .filter((entry) => !tooOld.includes(entry))
    .toSorted((one, other) => one.at - other.at);
  const all = entries.reduce((sum, entry) => sum + entry.bytes, 0);
  let bytes = all - tooOld.reduce((sum, entry) => sum + entry.bytes, 0);
  const tooMuch = oldestFirst.filter((entry) => {
    if (bytes <= maxBytes) return false;
    bytes -= entry.bytes;
    return true;
  });
  return [...tooOld, ...tooMuch].map(({ key }) => key);
}

/**
 * Tells whether a browser gives back what it was given: 32 bits in hex, fast enough for every read (FNV-1a). Pictures
 * have none, they come whole or not at all.
 */
export function hashOf(value: unknown): string {
  if (typeof Blob !== 'undefined' && value instanceof Blob) return '';
  const text = JSON.stringify(value) ?? '';
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** About how much room this takes: letters as they are written, pictures as they are. */
export function bytesOf(value: unknown): number {
  if (typeof Blob !== 'undefined' && value instanceof Blob) return value.size;
  if (typeof value === 'string') return value.length + 2;
  if (typeof value !== 'object' || value === null) return 8;
  return Object.entries(value).reduce((sum, [name, part]) => sum + name.length + 4 + bytesOf(part), 2);
}
