import { readRows } from '#platform/web/read-rows.ts';

export interface ListedPerson {
  readonly name: string;
  readonly email: string;
}

const MAX_NAME = 200;
const MAX_EMAIL = 300;
const nameColumns =
  /^(name|full name|vorname|nachname|first ?name|last ?name|surname|given name|familienname|mitglied)$/i;

/** People of a pasted or read list, one a line: addresses with names around them, or columns with any separator. */
export function readList(text: string): ListedPerson[] {
  const rows = readRows(text);
  const [head = [], ...rest] = rows;
  const hasHead = !head.some(isAddressed) && rest.some((row) => row.some(isAddressed));
  const names = hasHead ? head.flatMap((cell, at) => (nameColumns.test(cell) ? [at] : [])) : [];
  return (hasHead ? rest : rows).flatMap((row) => peopleOf(row, names));
}

const isAddressed = (cell: string) => cell.includes('@');

function peopleOf(row: readonly string[], names: readonly number[]): ListedPerson[] {
  const filled = row.filter((cell) => cell !== '');
  // Addresses side by side, as they stand in the field of a mail program.
  if (filled.length > 1 && filled.every(isAddressed)) return filled.map((cell) => personOf(cell, ''));
  const at = row.findIndex(isAddressed);
  const around = names.length > 0 ? names.map((each) => row[each] ?? '') : row.filter((_, each) => each < 2);
  const name = around.filter((cell) => cell !== '' && !isAddressed(cell)).join(' ');
  return [personOf(row[at] ?? '', name)];
}

/** 'Anna Frei <anna@mail.ch>' is both at once. */
function personOf(cell: string, beside: string): ListedPerson {
  const [, before = '', within] = /^(.*)<([^<>]*)>\s*;?$/.exec(cell) ?? [];
  const name = beside || before.replace(/["']/g, '').trim();
  const email = within ?? cell.replace(/^mailto:/i, '').replace(/[;,]$/, '');
  return { name: name.slice(0, MAX_NAME), email: email.trim().slice(0, MAX_EMAIL) };
}
