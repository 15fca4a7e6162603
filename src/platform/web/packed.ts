import type { PageRequest } from './page-request.ts';

const DATA = Symbol();

/** The element that holds the data of a page. */
const PACKED = 'page-data';

/** The data of a page as one text: the router would walk through it value by value, here and again in the browser. */
export interface Packed<T> {
  /** Null where it stands in the page itself. */
  readonly json: string | null;
  [DATA]?: T;
}

/** What a loader answers instead of its data. Only what JSON can hold goes in; `unpack` gives it back. */
export function pack<T extends object>(data: T, { dataOnly }: Pick<PageRequest, 'dataOnly'>): Packed<T> {
  return { json: dataOnly ? JSON.stringify(data) : null, [DATA]: data };
}

/** The data again, the very same object each time. */
export function unpack<T extends object>(packed: Packed<T>): T {
  packed[DATA] ??= JSON.parse(packed.json ?? document.getElementById(PACKED)?.textContent ?? '{}') as T;
  return packed[DATA];
}

/** The element for a page in which one of these was packed. */
export function scriptOfPacked(loaded: readonly unknown[]): string {
  const packed = loaded.find((each): each is Packed<object> => Object(each) === each && DATA in Object(each));
  if (!packed) return '';
  const json = JSON.stringify(packed[DATA]).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${PACKED}">${json}</script>`;
}
