import { wallIn } from '#platform/shared/zoned-time.ts';
import { type EventDate, type Facts, tourOf } from './hitobito-tour.ts';
import type { ReadOuting } from './read-outings.ts';

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const textIn = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? withoutMarkup(String(value)) : '';
const withoutMarkup = (text: string) =>
  text
    .replace(/<br\s*\/?>|<\/(p|div|li)>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .trim();
const objectsIn = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** The tours of an answer of its JSON:API; undefined where it is none. */
export function readHitobitoJson(text: string, timeZone: string): ReadOuting[] | undefined {
  const answer = parsed(text);
  const data = isObject(answer) ? answer.data : undefined;
  const events = objectsIn(Array.isArray(data) ? data : [data]).filter(({ type }) => type === 'events');
  if (!isObject(answer) || events.length === 0) return undefined;
  const included = new Map(objectsIn(answer.included).map((each) => [`${each.type} ${each.id}`, each]));
  return events.map((event) => {
    const said = isObject(event.attributes) ? event.attributes : {};
    const facts: Facts = {
      name: textIn(said.name),
      description: textIn(said.description),
      state: textIn(said.state),
      location: textIn(said.location),
      capacity: textIn(said.maximum_participants),
      summit: textIn(said.summit),
      ascent: textIn(said.ascent),
      descent: textIn(said.descent),
    };
    const days = datesOf(event, said, included).map((date) => dayOf(date, timeZone));
    return tourOf({ facts, days, uid: textIn(event.id) }, timeZone, false);
  });
}

function datesOf(event: Json, said: Json, included: ReadonlyMap<string, Json>): Json[] {
  const own = objectsIn(said.dates);
  if (own.length > 0) return own;
  const linked = isObject(event.relationships) ? event.relationships.dates : undefined;
  const links = objectsIn(isObject(linked) ? linked.data : undefined);
  return links.flatMap(({ type, id }) => {
    const attributes = included.get(`${type} ${id}`)?.attributes;
    return isObject(attributes) ? [attributes] : [];
  });
}

function dayOf(date: Json, timeZone: string): EventDate {
  const wall = (value: unknown) => {
    const instant = new Date(textIn(value) || Number.NaN);
    return Number.isNaN(instant.getTime()) ? '' : wallIn(instant, timeZone);
  };
  const start = wall(date.start_at);
  return {
    label: textIn(date.label),
    location: textIn(date.location),
    start,
    isTimed: start !== '',
    end: wall(date.finish_at),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}
