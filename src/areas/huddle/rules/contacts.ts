import { type Refusal, refuse } from '#platform/shared/decision.ts';
import type { HuddleRefusal } from '../messages.ts';
import type { AccessLevel } from './access.ts';
import { WITHOUT_END_MS } from './course.ts';
import type { Status } from './state.ts';

/** From so long before the start until so long after the end hosts may take numbers along (SAFE-5). */
export const CONTACTS_AROUND_MS = 24 * 3_600_000;

interface Outing {
  readonly status: Status;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

/** When numbers have to be off a phone again. */
export function contactsEnd({ startsAt, endsAt }: Pick<Outing, 'startsAt' | 'endsAt'>): Date | undefined {
  if (!startsAt) return undefined;
  const end = endsAt?.getTime() ?? startsAt.getTime() + WITHOUT_END_MS;
  return new Date(end + CONTACTS_AROUND_MS);
}

/** Whether somebody may take the numbers of those who come along, now (I6). */
export function decideContacts(
  outing: Outing,
  access: AccessLevel,
  now: Date,
): Refusal<HuddleRefusal> | undefined {
  if (access !== 'HOST') return refuse('NOT_A_HOST', {}, 'forbidden');
  const until = contactsEnd(outing);
  const from = (outing.startsAt?.getTime() ?? 0) - CONTACTS_AROUND_MS;
  const isOpen =
    outing.status === 'PUBLISHED' && until !== undefined && now >= new Date(from) && now <= until;
  return isOpen ? undefined : refuse('CONTACTS_NOT_NOW', {}, 'conflict');
}

const number = /\+?\(?\d[\d\s()./-]{4,}\d/;
const MIN_DIGITS = 7;

/** The telephone number that stands in some words, as it is dialled; undefined where none does. */
export function phoneIn(words: string): string | undefined {
  const [found = ''] = number.exec(words) ?? [];
  const dialled = found.replace('(0)', '').replace(/[^\d+]/g, '');
  return dialled.replace('+', '').length >= MIN_DIGITS ? dialled : undefined;
}
