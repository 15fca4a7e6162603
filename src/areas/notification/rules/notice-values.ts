import type { MessageValues } from '#platform/shared/message.ts';

/** What a notice keeps of what happened, beside who did it and to what; an older one may keep less. */
export interface NoticeFacts {
  readonly answer?: string | undefined;
  readonly place?: string | undefined;
  readonly guestCount?: number | undefined;
  readonly changes?: readonly string[] | undefined;
  readonly change?: string | undefined;
  readonly hours?: number | undefined;
  readonly role?: string | undefined;
  readonly quote?: boolean | undefined;
  readonly direct?: boolean | undefined;
  readonly noRideLeft?: boolean | undefined;
  readonly waiting?: boolean | undefined;
  readonly held?: boolean | undefined;
  readonly byHuddle?: boolean | undefined;
  readonly own?: boolean | undefined;
  readonly days?: number | undefined;
  readonly cases?: number | undefined;
  readonly overdue?: boolean | undefined;
  readonly asked?: boolean | undefined;
  readonly again?: boolean | undefined;
  readonly series?: boolean | undefined;
  readonly isSet?: boolean | undefined;
  readonly light?: string | undefined;
  readonly name?: string | undefined;
  readonly turn?: string | undefined;
  readonly reason?: string | undefined;
}

/** The values of a notice's sentence but `who` and `what`; `others` is how many more did the same. */
export function noticeValues(facts: NoticeFacts, others = 0): MessageValues {
  return {
    others,
    answer: answerOf(facts),
    guests: facts.guestCount ?? 0,
    moved: movedOf(facts.changes ?? []),
    change: facts.change ?? '',
    hours: facts.hours ?? 0,
    role: facts.role ?? '',
    quote: yesNo(facts.quote),
    direct: yesNo(facts.direct),
    noRideLeft: yesNo(facts.noRideLeft),
    waiting: yesNo(facts.waiting),
    held: yesNo(facts.held),
    byHuddle: yesNo(facts.byHuddle),
    own: yesNo(facts.own),
    days: facts.days ?? 0,
    cases: facts.cases ?? 1,
    overdue: yesNo(facts.overdue),
    asked: yesNo(facts.asked),
    again: yesNo(facts.again),
    series: yesNo(facts.series),
    isSet: yesNo(facts.isSet),
    light: facts.light ?? '',
    name: facts.name ?? '',
    turn: facts.turn ?? '',
    reason: facts.reason ?? 'none',
  };
}

function yesNo(flag: boolean | undefined): 'yes' | 'no' {
  return flag ? 'yes' : 'no';
}

/** Somebody who said yes to a full huddle waits. */
function answerOf({ answer, place }: NoticeFacts): string {
  const said = answer ?? 'YES';
  return said === 'YES' && place === 'WAITING' ? 'WAITING' : said;
}

/** What changed as one says it; the page tells how it is now, with the reader's own rights. */
function movedOf(changes: readonly string[]): 'TIME' | 'PLACE' | 'BOTH' {
  const isTime = (change: string) => change === 'START' || change === 'END';
  const isPlaceMoved = changes.some((change) => !isTime(change));
  if (!changes.some(isTime)) return 'PLACE';
  return isPlaceMoved ? 'BOTH' : 'TIME';
}
