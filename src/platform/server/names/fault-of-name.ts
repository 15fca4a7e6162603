import { readFileSync } from 'node:fs';

export type NameFault = 'NAME_UNREADABLE' | 'NAME_RESERVED';

/** Letters of other alphabets that look like one or two plain ones, from the table of Unicode (UTS 39). */
const lookalikes = readLookalikes();

/** Controls, what turns or hides text, separators of lines, and what Unicode has not given out. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
/** A whole emoji of Unicode's list, which may be several signs with a joiner between them. */
const EMOJI = /\p{RGI_Emoji}|\u{FE0F}/gv;
/** The half space that Persian and its neighbours write inside words. */
const HALF_SPACE = /(?<=\p{Script=Arabic})\u{200C}(?=\p{Script=Arabic})/gu;
const READABLE = /[\p{L}\p{N}]/u;

const roles = [
  'admin',
  'administrator',
  'administration',
  'moderator',
  'moderation',
  'support',
  'team',
  'staff',
];
const moreRoles = ['official', 'operator', 'owner', 'security', 'system', 'help', 'helpdesk', 'service'];
const roleWords = new Set([...roles, ...moreRoles].map(skeletonOf));

/** What is wrong with a name that others see: nothing to read in it, or taken for the people who run the product. */
export function faultOfName(name: string, productName: string): NameFault | undefined {
  if (!isReadable(name)) return 'NAME_UNREADABLE';
  const words = plainSigns(name)
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean);
  const skeletons = words.map(skeletonOf);
  if (skeletons.join('').includes(skeletonOf(productName))) return 'NAME_RESERVED';
  return skeletons.every(isRole) ? 'NAME_RESERVED' : undefined;
}

function isRole(word: string): boolean {
  return roleWords.has(word) || roleWords.has(word.replace(/s$/, ''));
}

/** Whether everybody sees all of a name, and something of it can be said. */
export function isReadable(name: string): boolean {
  return !HIDDEN.test(plainSigns(name)) && READABLE.test(name);
}

function plainSigns(name: string): string {
  return name.replace(EMOJI, ' ').replace(HALF_SPACE, '');
}

/** What a text looks like: two with one skeleton are taken for each other. */
export function skeletonOf(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '');
  const seen = [...plain].map((sign) => lookalikes.get(sign) ?? sign).join('');
  return seen
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/[1i]/g, 'l')
    .replace(/0/g, 'o')
    .replace(/5/g, 's')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w');
}

function readLookalikes(): ReadonlyMap<string, string> {
  const table = JSON.parse(readFileSync(new URL('./lookalikes.json', import.meta.url), 'utf8')) as Record<
    string,
    string
  >;
  return new Map(
    Object.entries(table).flatMap(([plain, codes]) =>
      codes.split(' ').map((code) => [String.fromCodePoint(Number.parseInt(code, 16)), plain] as const),
    ),
  );
}
