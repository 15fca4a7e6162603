import { hashOf } from './seeded.ts';

/** Tint and ink, each pair at 4.5:1 or better so that the initials are text people can read. */
export const avatarTints = [
  ['#cfe9e2', '#0d4f49'],
  ['#d9e8c9', '#31511d'],
  ['#f6e2b8', '#6b4307'],
  ['#f7d5c4', '#7a2f14'],
  ['#f3d0d7', '#7b2140'],
  ['#e4d6ee', '#54307a'],
  ['#d5dcf3', '#2c3f86'],
  ['#cfe4f2', '#12496f'],
  ['#e6dfd3', '#544632'],
  ['#0f766e', '#ffffff'],
  ['#3f6a3a', '#ffffff'],
  ['#8a4b16', '#ffffff'],
  ['#8c3550', '#ffffff'],
  ['#46528f', '#ffffff'],
] as const;

/** The tint and the ink that belong to an id. */
export function avatarTint(id: string): readonly [tint: string, ink: string] {
  return avatarTints[hashOf(id) % avatarTints.length] ?? avatarTints[0];
}

/** One or two letters of a name, in any script; a dot when there is none. */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/[\s\-_.]+/u)
    .filter(startsWithLetter);
  const [first, last] = [words.at(0), words.length > 1 ? words.at(-1) : undefined];
  const letters = [first, last].map((word) => (word ? Array.from(word)[0] : '')).join('');
  return letters.toLocaleUpperCase('en') || '·';
}

/** A square picture of somebody without one: initials on a tint that belongs to the id. */
export function avatarSvg({ id, name }: { id: string; name: string }): string {
  const [tint, ink] = avatarTint(id);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">' +
    `<rect width="96" height="96" fill="${tint}"/>` +
    `<text x="48" y="49" fill="${ink}" font-family="'Inter Variable',Inter,system-ui,sans-serif" ` +
    `font-size="36" font-weight="600" text-anchor="middle" dominant-baseline="central">` +
    `${escapeXml(initialsOf(name))}</text></svg>`
  );
}

function startsWithLetter(word: string): boolean {
  return /^[\p{L}\p{N}]/u.test(word);
}

function escapeXml(text: string): string {
  return text.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
