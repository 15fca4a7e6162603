import { createDecipheriv, createHmac, createPublicKey, type ECDH, verify } from 'node:crypto';

export interface Receiver {
  readonly ecdh: ECDH;
  readonly auth: Buffer;
}

const hmac = (key: Buffer, ...parts: readonly (Buffer | string)[]) =>
  parts.reduce((sum, part) => sum.update(part), createHmac('sha256', key)).digest();

/** What a browser does with a message: RFC 8291 over RFC 8188, one record, from the bytes alone. */
export function decryptPush(body: Buffer, { ecdh, auth }: Receiver): string {
  const salt = body.subarray(0, 16);
  const recordSize = body.readUInt32BE(16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const record = body.subarray(21 + idLength);
  if (record.length > recordSize) throw new Error('more than one record');
  const shared = hmac(auth, ecdh.computeSecret(sender));
  const material = hmac(shared, 'WebPush: info\0', ecdh.getPublicKey(), sender, '\x01');
  const root = hmac(salt, material);
  const key = hmac(root, 'Content-Encoding: aes128gcm\0', '\x01').subarray(0, 16);
  const nonce = hmac(root, 'Content-Encoding: nonce\0', '\x01').subarray(0, 12);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('no end of the record');
  return padded.subarray(0, end).toString('utf8');
}

/** What is wrong with the signature of a sender (RFC 8292), for a device that was shown `publicKey`. */
export function faultOfSignature(
  authorization: string | undefined,
  origin: string,
  publicKey: string,
  now: number,
): string | undefined {
  const [, token, key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization ?? '') ?? [];
  if (!token || !key) return 'not signed';
  if (key !== publicKey) return 'another key';
  const [head = '', body = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: part(point, 1), y: part(point, 33) };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) return 'a wrong signature';
  const { aud, exp, sub } = JSON.parse(Buffer.from(body, 'base64url').toString());
  if (aud !== origin) return `another audience: ${aud}`;
  if (!(exp * 1_000 > now && exp * 1_000 <= now + 86_400_000)) return `ends at ${exp}`;
  return /^(mailto:|https:)/.test(sub) ? undefined : 'no address of the sender';
}

const part = (point: Buffer, from: number) => point.subarray(from, from + 32).toString('base64url');
