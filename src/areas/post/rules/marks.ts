import { foldTag } from './content.ts';
import { MAX_PEOPLE, MAX_PLACES } from './limits.ts';

/** Somebody or somewhere named in a text that is being written: `token` is how it stands there. */
export interface Mark {
  readonly token: string;
  readonly key: string;
  readonly type: 'PERSON' | 'PLACE';
  readonly id: string;
  readonly name: string;
  /** A username or an address. */
  readonly detail: string;
}

export interface Draft {
  readonly text: string;
  readonly marks: readonly Mark[];
}

interface Address {
  readonly name: string;
  readonly formattedAddress: string;
}

export interface WrittenWords {
  readonly content: string;
  readonly taggedUsers: Record<string, string>;
  readonly taggedLocations: Record<string, Address>;
  readonly taggedHashes: string[];
}

/** The marks whose token still stands in the text, the longest first. */
export function standing({ text, marks }: Draft): Mark[] {
  return marks.filter(({ token }) => text.includes(token)).sort((a, b) => b.token.length - a.token.length);
}

export interface Run {
  readonly text: string;
  readonly mark?: Mark;
}

/** The text cut at its marks. */
export function runsOf(draft: Draft): Run[] {
  const marks = standing(draft);
  const runs: Run[] = [];
  let plain = '';
  for (let at = 0; at < draft.text.length; ) {
    const mark = marks.find(({ token }) => draft.text.startsWith(token, at));
    if (!mark) {
      plain += draft.text[at];
      at += 1;
      continue;
    }
    if (plain) runs.push({ text: plain });
    plain = '';
    runs.push({ text: mark.token, mark });
    at += mark.token.length;
  }
  if (plain) runs.push({ text: plain });
  return runs;
}

/** What goes over the wire: `{{key}}` where a mark stands (1§3). */
export function toWords(draft: Draft): WrittenWords {
  const runs = runsOf(draft);
  const content = runs.map(({ text, mark }) => (mark ? `{{${mark.key}}}` : text)).join('');
  const used = [...new Set(runs.flatMap(({ mark }) => mark ?? []))];
  const people = used.filter(({ type }) => type === 'PERSON').slice(0, MAX_PEOPLE);
  const places = used.filter(({ type }) => type === 'PLACE').slice(0, MAX_PLACES);
  return {
    content,
    taggedUsers: Object.fromEntries(people.map(({ key, id }) => [key, id])),
    taggedLocations: Object.fromEntries(
      places.map(({ key, name, detail }) => [key, { name, formattedAddress: detail }]),
    ),
    taggedHashes: [],
  };
}

interface Named {
  readonly type: 'PERSON' | 'PLACE';
  readonly id: string;
  readonly name: string;
  readonly detail: string;
}

/** A mark for somebody or somewhere; the name alone stands in the text unless another mark has it. */
export function markOf(named: Named, marks: readonly Mark[]): Mark {
  const key = named.type === 'PERSON' ? named.detail : named.id;
  const known = marks.find((mark) => mark.key === key);
  if (known) return known;
  const free = (token: string) => !marks.some((mark) => foldTag(mark.token) === foldTag(token));
  const longer = named.type === 'PERSON' ? `@${named.detail}` : `@${named.detail || named.id}`;
  const token = free(`@${named.name}`) && named.name.trim() !== '' ? `@${named.name}` : longer;
  return { ...named, key, token };
}

interface Parameter {
  readonly key: string;
  readonly value: Named | null;
}

/** A published post as a text to write on; who may not be named any more becomes plain words. */
export function toDraft(content: string, parameters: readonly Parameter[]): Draft {
  let text = content;
  const marks: Mark[] = [];
  for (const { key, value } of parameters) {
    const mark = value && markOf(value, marks);
    if (mark) marks.push({ ...mark, key });
    text = text.replaceAll(`{{${key}}}`, mark?.token ?? '…');
  }
  return { text, marks };
}
