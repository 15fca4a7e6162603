import type { Pool } from 'pg';
import { namesIn } from '#platform/shared/address-in.ts';
import { locales } from '#platform/shared/locale.ts';
import { normaliseName } from './normalise-name.ts';

export interface Point {
  /** Degrees, north and east positive. */
  readonly lat: number;
  readonly lng: number;
}

export interface FoundPlace extends Point {
  readonly id: number;
  readonly name: string;
  /** 'Zermatt, Valais, Switzerland' */
  readonly formattedAddress: string;
  readonly timeZone: string;
  /** Metres above the sea; null where the gazetteer does not know it. */
  readonly elevation: number | null;
}

export interface PlaceSearch {
  readonly text: string;
  readonly near?: Point | undefined;
  readonly limit: number;
  /** Only names that begin with all of it: no slip is forgiven, no region behind it, and nothing is spent on them. */
  readonly exact?: boolean;
}

/** Towns know their country by its English name: what people who read another language call it leads there. */
const englishNames = new Intl.DisplayNames('en', { type: 'region' });
const englishOf = new Map(
  locales
    .flatMap((locale) => namesIn(locale))
    .map(([name, code]) => [normaliseName(name), normaliseName(englishNames.of(code) ?? name)]),
);

const ENOUGH = 3;
const MIN_FOR_TYPOS = 4;

/**
 * Towns whose name begins with what was typed ('zerm', 'munchen', 'boulder co'), the better known and nearer
 * first; when hardly any does, those whose name is spelled alike.
 */
export async function searchPlaces(pool: Pool, search: PlaceSearch): Promise<FoundPlace[]> {
  const typed = normaliseName(search.text);
  if (typed === '') return [];
  const splits = search.exact ? { heads: [typed], tails: [''] } : splitsOf(search.text);
  const exact = await ask(pool, BY_BEGINNING, search, splits);
  if (search.exact || exact.length >= ENOUGH || typed.length < MIN_FOR_TYPOS) return exact;
  const alike = await ask(pool, BY_LIKENESS, search, splitsOf(search.text));
  const known = new Set(exact.map((place) => place.id));
  return [...exact, ...alike.filter((place) => !known.has(place.id))].slice(0, search.limit);
}

/** Whether a town answers to this name, also in another language. */
export async function isNameOf(pool: Pool, id: number, name: string): Promise<boolean> {
  const found = await pool.query('select from place_names where key = $1 and place_id = $2', [
    normaliseName(name),
    id,
  ]);
  return found.rows.length > 0;
}

interface Splits {
  readonly heads: string[];
  readonly tails: string[];
}

// 'san jose ca' may be one name, or a name with words of its region or country behind it; a comma decides.
function splitsOf(text: string): Splits {
  const comma = text.indexOf(',');
  if (comma > 0) {
    const head = normaliseName(text.slice(0, comma));
    const behind = text
      .slice(comma + 1)
      .split(',')
      .map(normaliseName);
    return { heads: [head], tails: [behind.map(inEnglish).join(' ')] };
  }
  const words = normaliseName(text).split(' ');
  const heads = words.map((_, at) => words.slice(0, words.length - at).join(' '));
  const tails = words.map((_, at) => words.slice(words.length - at).join(' '));
  return { heads: heads.slice(0, 4), tails: tails.map(inEnglish).slice(0, 4) };
}

/** 'schweiz' as 'switzerland'; anything that is no country as it is. */
function inEnglish(words: string): string {
  return englishOf.get(words) ?? words;
}

async function ask(pool: Pool, sql: { name: string; text: string }, search: PlaceSearch, splits: Splits) {
  const near = search.near ?? { lat: null, lng: null };
  const values = [splits.heads, splits.tails, near.lat, near.lng, search.limit];
  return (await pool.query<FoundPlace>({ ...sql, values })).rows;
}

const RANKED = `
  ranked as (
    select p.*, max(m.score) * case
      when $3::float8 is null then 1
      else 1 + 1.5 / (1 + 111.2 / 50 * sqrt(
        power(p.latitude - $3, 2)
        + power(cos(radians($3)) * least(abs(p.longitude - $4), 360 - abs(p.longitude - $4)), 2)))
      end as rank
    from matches m join places p on p.id = m.place_id
    where not exists (
      select from unnest(string_to_array(m.tail, ' ')) as word where p.context not like '% ' || word || '%')
    group by p.id
  )
  select id, name, formatted_address as "formattedAddress", latitude as lat, longitude as lng,
    time_zone as "timeZone", elevation
  from ranked order by rank desc, id limit $5`;

// Without a point the best known of many matches suffice; near one, a hamlet next door may beat a capital.
const BY_BEGINNING = {
  name: 'places-by-beginning',
  text: `with asked as (select * from unnest($1::text[], $2::text[]) as a(head, tail)),
  matches as (
    select n.place_id, a.tail, n.score from asked a cross join lateral (
      select place_id, weight * case when key = a.head then 1 else 0.6 + 0.3 * length(a.head) / length(key) end as score
      from place_names
      where key >= a.head collate "C"
        and key < (a.head || case when a.tail = '' or length(a.head) > 4 then chr(1114111) else chr(1) end) collate "C"
      order by 2 desc limit case when $3::float8 is null then 500 end
    ) n
  ), ${RANKED}`,
};

const BY_LIKENESS = {
  name: 'places-by-likeness',
  text: `with asked as (
    select * from unnest($1::text[], $2::text[]) with ordinality as a(head, tail, nth) where length(head) > 3 and nth < 3
  ),
  matches as (
    select n.place_id, a.tail, 0.7 * n.weight * similarity(n.key, a.head) as score
    from asked a join place_names n on n.key % a.head
    where similarity(n.key, a.head) > 0.4
  ), ${RANKED}`,
};
