import type { ReadOuting } from './read-outings.ts';

export type Fact =
  | 'name'
  | 'number'
  | 'description'
  | 'state'
  | 'location'
  | 'leader'
  | 'capacity'
  | 'summit'
  | 'ascent'
  | 'descent';

export interface EventDate {
  readonly label: string;
  readonly location: string;
  readonly start: string;
  readonly isTimed: boolean;
  readonly end: string;
}

export type Facts = Readonly<Partial<Record<Fact, string>>>;

/** What hitobito says of a tour, as the Swiss Alpine Club and youth clubs run it. */
export interface Tour {
  readonly facts: Facts;
  readonly days: readonly EventDate[];
  /** Its number or id there. */
  readonly uid: string;
}

/** A talk before the tour is no day of it. */
const beside = /bespr|info|theorie|briefing|meeting|vorabend|treffen/i;
const cancelled = /^(cancell?ed|abgesagt|annulliert)/i;
const unpublished = /^(draft|review|approved|entwurf|(in )?(über)?prüfung|im review|genehmigt|freigegeben)/i;
const MAX_SPAN_MS = 30 * 86_400_000;

export function tourOf({ facts, days, uid }: Tour, timeZone: string, isGerman: boolean): ReadOuting {
  const { name = '', state = '', capacity = '' } = facts;
  const { start, end, isTimed, meeting } = spanOf(days);
  const place = [facts.location, facts.summit].filter(Boolean).join(', ');
  return {
    uid: uid.slice(0, 300),
    name,
    start,
    isTimed,
    end,
    timeZone,
    description: descriptionOf(facts, days, isGerman),
    place: place || meeting,
    point: null,
    meetingPoint: place === '' ? '' : meeting,
    capacity: /\d+/.exec(capacity)?.[0] ?? '',
    whatToBring: '',
    template: '',
    ascentMeters: metersIn(facts.ascent),
    ...(cancelled.test(state) && { state: 'CANCELLED' as const }),
    ...(unpublished.test(state) && { state: 'UNPUBLISHED' as const }),
  };
}

/** From its first day to its last; of one whose days lie far apart, the first. */
function spanOf(days: readonly EventDate[]) {
  const main = days.filter(({ label }) => !beside.test(label));
  const [first, ...more] = (main.length > 0 ? main : days).toSorted((a, b) => a.start.localeCompare(b.start));
  if (!first) return { start: '', end: '', isTimed: false, meeting: '' };
  const { start, isTimed, location: meeting } = first;
  const last = more.at(-1);
  const end = last ? last.end || `${last.start.slice(0, 10)}T18:00` : first.end;
  const isLong = Date.parse(`${end}Z`) - Date.parse(`${start}Z`) > MAX_SPAN_MS;
  return { start, end: isLong ? first.end : end, isTimed, meeting };
}

/** '1’250 Hm' as '1250'. */
const metersIn = (text = '') => /\d+/.exec(text.replace(/(?<=\d)[’'. ](?=\d{3})/g, ''))?.[0] ?? '';

/** What has no field here stands in the description. Of people the leader's name comes along, no address and no number. */
function descriptionOf(
  { description = '', leader, descent }: Facts,
  days: readonly EventDate[],
  isGerman: boolean,
) {
  const dated = days.map(({ label, location, start, end }) =>
    [label, [start, end].filter(Boolean).map(plain).join(' – '), location].filter(Boolean).join(', '),
  );
  const lines = [
    leader && `${isGerman ? 'Leitung' : 'Leader'}: ${leader}`,
    descent && `${isGerman ? 'Abstieg' : 'Descent'}: ${descent}`,
    ...(days.length > 1 ? dated : []),
  ].filter(Boolean);
  return [description, lines.join('\n')].filter(Boolean).join('\n\n');
}

const plain = (wall: string) => wall.replace('T', ' ');
