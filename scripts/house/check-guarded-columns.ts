import type { Module, Violation } from './read-modules.ts';

/** Columns that only the presenter of their own area may let out, by table; the person may see less of the object. */
const guarded = {
  huddles: {
    area: 'huddle',
    columns:
      /^(venue|meeting_point|parking)(_note)?$|^moved_from_venue$|^(description|what_to_bring|cancel_reason)$|^external_/,
  },
  communities: { area: 'community', columns: /^(location|description|answer_question)$|^external_/ },
  carpools: { area: 'carpool', columns: /^(origin|destination|note|car_note)/ },
} as const;

/** Other areas read ids of a table and ask its area for the rest, so that no second door has a weaker lock. */
export function checkGuardedColumns(modules: readonly Module[]): Violation[] {
  return modules
    .filter(({ path, isTest }) => !isTest && /^src\/areas\/[^/]+\/server\//.test(path))
    .flatMap(checkModule);
}

function checkModule({ path, text }: Module): Violation[] {
  const area = path.split('/')[2];
  return Object.entries(guarded).flatMap(([table, { area: owner, columns }]) => {
    if (area === owner) return [];
    const aliases = matches(text, new RegExp(`\\b(?:from|join)\\s+${table}\\s+(\\w+)`, 'g'));
    const read = [...aliases].flatMap((alias) => [
      ...matches(text, new RegExp(`\\b${alias}\\.([a-z_]+)\\b`, 'g')),
    ]);
    return read
      .filter((name) => columns.test(name))
      .map((column) => ({
        path,
        what: `${table}.${column} is read outside its area: select ids and ask its server/public.ts`,
      }));
  });
}

function matches(text: string, pattern: RegExp): Set<string> {
  return new Set([...text.matchAll(pattern)].map(([, found = '']) => found));
}
