import * as the from '../questions/names.ts';
import { heldOut } from './held-out.ts';
import { ofDanger } from './of-danger.ts';
import { ofFirstDays } from './of-first-days.ts';
import { ofMeAndApp } from './of-me-and-app.ts';
import { ofNewcomers } from './of-newcomers.ts';
import { ofOutings } from './of-outings.ts';
import { orders } from './orders.ts';
import { outOfField } from './out-of-field.ts';

const outings: ReadonlyMap<string, string> = new Map(Object.entries(the));

/** A question as somebody typed it, the kind that it is of, and the outing that it names. */
export interface AskedRow {
  readonly text: string;
  readonly kind: string;
  readonly outing: string | undefined;
}

/** `# kind`, then a question a line; `=> name` is a name of `names.ts`. */
function rowsOf(text: string): AskedRow[] {
  let kind = '';
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('# ')) kind = line.slice(2).trim();
    if (line.trim() === '' || line.startsWith('# ')) return [];
    const [question = '', name] = line.split(' => ');
    return [{ text: question.trim(), kind, outing: name ? outings.get(name.trim()) : undefined }];
  });
}

export const askedRows = [
  ofOutings,
  ofMeAndApp,
  ofFirstDays,
  ofNewcomers,
  ofDanger,
  outOfField,
  orders,
].flatMap(rowsOf);
/** What was set aside before anything was written that answers; looked at by figures alone. */
export const heldOutRows = rowsOf(heldOut);
