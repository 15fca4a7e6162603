export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';

const SIGNATURES: readonly (readonly [PictureFormat, number, RegExp])[] = [
  ['jpeg', 0, /^\xff\xd8\xff/],
  ['png', 0, /^\x89PNG\r\n/],
  ['gif', 0, /^GIF8[79]a/],
  ['webp', 0, /^RIFF[\s\S]{4}WEBP/],
  ['avif', 4, /^ftyp(avif|avis|mif1|msf1)/],
];

/**
 * The format by the first bytes, whatever the request calls it; undefined for everything we do not decode.
 * Only these five ever reach the decoder: it would read SVG, PDF and more if it were handed them.
 */
export function pictureFormat(bytes: Uint8Array): PictureFormat | undefined {
  const head = Buffer.from(bytes.subarray(0, 32)).toString('latin1');
  return SIGNATURES.find(([, offset, signature]) => signature.test(head.slice(offset)))?.[0];
}
