/** A package that is shipped, as CycloneDX describes it. */
export interface Part {
  readonly name: string;
  readonly version: string;
  readonly licenses?: readonly {
    readonly license?: { readonly id?: string; readonly name?: string };
    readonly expression?: string;
  }[];
}

const UNKNOWN = 'unknown';

/** Licences that ask for no more than their text and the names of the authors. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PDDL-1.0',
  'Python-2.0',
  'Unlicense',
]);

interface Accepted {
  readonly name: RegExp;
  readonly licence: string;
  readonly why: string;
}

/** Packages with another licence, shipped as they came, and why that is fine. */
export const accepted: readonly Accepted[] = [
  {
    name: /^(ical\.js|satori|web-push)$/,
    licence: 'MPL-2.0',
    why: 'holds for its own files, unchanged here',
  },
  {
    name: /^@img\/sharp-libvips-/,
    licence: 'LGPL-3.0-or-later',
    why: 'a library beside the program, which anybody may replace',
  },
  {
    name: /^@img\/sharp-win32-/,
    licence: 'Apache-2.0 AND LGPL-3.0-or-later',
    why: 'the same library for Windows',
  },
  {
    name: /^@img\/sharp-wasm32$/,
    licence: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
    why: 'the same library for other machines',
  },
  { name: /^suncalc$/, licence: UNKNOWN, why: 'its file LICENSE is BSD-2-Clause' },
];

/** What a package says about its licence, in the words of SPDX. */
export function licenceOf({ licenses = [] }: Part): string {
  const named = licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name);
  return named.filter((name) => name !== undefined).join(' AND ') || UNKNOWN;
}

/** A line for each package whose licence is not allowed, and for each exception that nothing needs. */
export function faultsOfLicences(parts: readonly Part[], exceptions = accepted): string[] {
  const isExcepted = (part: Part, { name, licence }: Accepted) =>
    name.test(part.name) && licenceOf(part) === licence;
  const refused = parts.filter(
    (part) => !isAllowed(licenceOf(part)) && !exceptions.some((each) => isExcepted(part, each)),
  );
  const idle = exceptions.filter((each) => !parts.some((part) => isExcepted(part, each)));
  return [
    ...refused.map((part) => `${part.name}@${part.version}: ${licenceOf(part)} is not an allowed licence`),
    ...idle.map(({ name, licence }) => `the exception ${name.source} (${licence}) is for no package`),
  ];
}

/** Of alternatives one must be allowed, of what holds together all; what mixes both is for a person to read. */
function isAllowed(licence: string): boolean {
  const plain = licence.replace(/^\((.*)\)$/, '$1');
  const isOne = (name: string) => allowed.has(name);
  return plain.split(' OR ').some(isOne) || plain.split(' AND ').every(isOne);
}
