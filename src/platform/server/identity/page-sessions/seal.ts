import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a text (AES-256-GCM) with the first key; the session's id is authenticated with it, so that no row can be put for another. */
export function seal([key]: readonly Buffer[], id: string, text: string): Buffer {
  if (!key) throw new Error('no key to seal with');
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(id));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** The text again, by whichever key it was sealed with; undefined when it was changed, or is of another session or key. */
export function unseal(keys: readonly Buffer[], id: string, sealed: Buffer): string | undefined {
  for (const key of keys) {
    const text = unsealWith(key, id, sealed);
    if (text !== undefined) return text;
  }
  return undefined;
}

function unsealWith(key: Buffer, id: string, sealed: Buffer): string | undefined {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES))
      .setAAD(Buffer.from(id))
      .setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const text = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
