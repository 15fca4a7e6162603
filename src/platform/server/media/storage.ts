/** Where picture files live. Keys are our own: lower-case letters, digits, `/`, `-` and one dot. */
export interface Storage {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** The bytes, or undefined when there is nothing under the key. */
  get(key: string): Promise<Buffer | undefined>;
  delete(key: string): Promise<void>;
  exists(key: string): Promise<boolean>;
  /** The keys of everything that is there, in no order. */
  list(): AsyncIterable<string>;
}

const KEY = /^[a-z0-9][a-z0-9/-]*\.[a-z0-9]+$/;

/** Throws on a key that could leave the storage's own folder; keys never come from a request. */
export function checkKey(key: string): string {
  if (!isKey(key)) throw new Error(`unsafe storage key ${JSON.stringify(key)}`);
  return key;
}

export function isKey(text: string): boolean {
  return KEY.test(text) && !text.includes('//');
}
