const LOOKED_AT = 400;

/** Plain letters in UTF-16 have nothing in every second byte; no other text has any. */
function isUtf16(bytes: Uint8Array): boolean {
  const odd = bytes.slice(0, LOOKED_AT).filter((_, at) => at % 2 === 1);
  return odd.length > 1 && odd.filter((byte) => byte === 0).length > odd.length / 2;
}

/** The words of a file, whatever program wrote it: UTF-8, UTF-16, or else Windows' Latin-1. */
export function decode(bytes: Uint8Array<ArrayBuffer>): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (isUtf16(bytes)) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
