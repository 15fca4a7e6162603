declare const packs: unique symbol;

/** The data of a page as one text: the router would walk through it value by value, here and again in the browser. */
export interface Packed<T> {
  readonly json: string;
  readonly [packs]?: T;
}

const unpacked = new WeakMap<object, unknown>();

/** What a loader answers instead of its data. Only what JSON can hold goes in; `unpack` gives it back. */
export function pack<T extends object>(data: T): Packed<T> {
  const packed = { json: JSON.stringify(data) };
  unpacked.set(packed, data);
  return packed;
}

/** The data again, the very same object each time. */
export function unpack<T extends object>(packed: Packed<T>): T {
  const known = unpacked.get(packed) ?? JSON.parse(packed.json);
  unpacked.set(packed, known);
  return known as T;
}
