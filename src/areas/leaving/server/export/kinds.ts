import { aboutMe } from './about-me.sql.ts';
import type { Kind } from './kind.sql.ts';
import { outings } from './outings.sql.ts';
import { safety } from './safety.sql.ts';
import { words } from './words.sql.ts';

/** All files of an export, in the order of its first page. */
export const kinds: readonly Kind[] = [...aboutMe, ...outings, ...safety, ...words];
