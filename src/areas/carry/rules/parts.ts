/** Characters of one QR code that a phone still reads from another's screen. */
export const PART_LENGTH = 400;
/** More than so many codes nobody shows one after the other; the text can still be copied. */
export const MAX_PARTS = 12;

const PART = /^TF1\.([\w-]{8})\.(\d{1,2})\.(\d{1,2})\.([\w.-]+)$/;

/** A code as texts for QR codes, shown in turn; none when it is too long for that. */
export function partsOf(code: string): readonly string[] {
  const count = Math.ceil(code.length / PART_LENGTH);
  if (count > MAX_PARTS) return [];
  // The end of the signature tells the parts of one code from those of another.
  const tag = code.slice(-8);
  // Alike in length, so that none is harder to read than it has to be.
  const length = Math.ceil(code.length / count);
  return Array.from({ length: count }, (_, at) => {
    const piece = code.slice(at * length, (at + 1) * length);
    return `TF1.${tag}.${at + 1}.${count}.${piece}`;
  });
}

/** The parts that were read so far, by the code they belong to. */
export type Parts = ReadonlyMap<string, readonly (string | undefined)[]>;

export interface Gathered {
  readonly parts: Parts;
  /** The whole code, once its last part was read. */
  readonly code?: string;
  /** How many parts of how many are there; undefined for what is no part. */
  readonly progress?: { readonly read: number; readonly of: number };
}

/** Puts one more text that was read to the others: a part in any order, or a whole code that was pasted. */
export function gather(parts: Parts, text: string): Gathered {
  const found = PART.exec(text.trim());
  if (!found) return { parts, ...(isWhole(text) && { code: text.trim() }) };
  const [, tag = '', at, of, piece] = found;
  const [position, count] = [Number(at), Number(of)];
  if (position < 1 || position > count || count > MAX_PARTS) return { parts };
  const known = parts.get(tag);
  const pieces = Array.from({ length: count }, (_, index) =>
    index === position - 1 ? piece : known?.length === count ? known[index] : undefined,
  );
  const read = pieces.filter((each) => each !== undefined).length;
  const whole = read === count ? { code: pieces.join('') } : {};
  return { parts: new Map([...parts, [tag, pieces]]), progress: { read, of: count }, ...whole };
}

const isWhole = (text: string) => /^[\w-]{40,}\.[\w-]{86}$/.test(text.trim());
