import { columns, type Persona, type State } from '../rights/personas.ts';
import { type MorePersona, moreColumns } from './more-personas.ts';

export type Anyone = Persona | MorePersona;
export const everybody: readonly Anyone[] = [...columns, ...moreColumns];

/** Signed in, onboarded, neither suspended nor leaving, and no block between them and the host. */
const members = everybody.filter((who) => !['V', 'U0', 'U1', 'SU', 'LV', 'B', 'BLOCKER'].includes(who));
const hosts: readonly Anyone[] = ['H', 'CH'];
/** EX_RIDER gave the seat back and is still confirmed. */
const confirmed: readonly Anyone[] = [...hosts, 'P', 'EX_RIDER'];
const invited: readonly Anyone[] = [...confirmed, 'I'];
/** Asked, wait, or hold the link: they know the name and the day. */
const asked: readonly Anyone[] = [...invited, 'R', 'W', 'L', 'MAYBE', 'ASKED'];
/** Each reads what they wrote themselves, and the driver all of it. */
const riders: readonly Anyone[] = ['H', 'P', 'CH', 'W', 'EX_RIDER'];
const club: readonly Anyone[] = ['H', 'CH', 'P'];

type ByState = Readonly<Partial<Record<State, readonly Anyone[]>>>;
const always = (who: readonly Anyone[]): ByState => ({ PUBLIC: who, PRIVATE: who, DRAFT: who });
const huddle = (open: readonly Anyone[], hidden: readonly Anyone[]): ByState => ({
  PUBLIC: open,
  PRIVATE: hidden,
  DRAFT: hosts,
});

/** Who may be sent what, by the state of the object that it belongs to. */
const audiences = {
  nobody: {},
  self: always(['H']),
  anyone: always(everybody),
  members: always(members),
  /** What waits in the queue of mails, and why it was not taken. */
  operators: always(['OP']),
  'huddle-hosts': always(hosts),
  /** Who waits or has asked. */
  'huddle-waiting': huddle([...hosts, 'R', 'W', 'ASKED'], [...hosts, 'R', 'W', 'ASKED']),
  /** What P said to the hosts. */
  'huddle-reply': always([...hosts, 'P']),
  'huddle-name': huddle(everybody, asked),
  'huddle-card': huddle(everybody, invited),
  'huddle-inside': huddle(confirmed, confirmed),
  /** Who is out there; somebody suspended, too, whom others wait for. */
  'return-plan': { ...always([...confirmed, 'SU']), DRAFT: hosts },
  /** What is said under an outing, a post or an article. */
  talk: { ...huddle(members, invited), POSTED: members, FOLLOWED: ['H', 'P'], STORY: members },
  /** To everybody with a part in it, when it was sent. */
  'huddle-message': huddle(asked, asked),
  car: { PUBLIC: members, PRIVATE: confirmed, DRAFT: [...hosts, 'P'] },
  'car-inside': always(['H', 'P']),
  /** R has a need of their own, with its places. */
  'car-exact': always(['H', 'P', 'R']),
  ride: always(riders),
  'club-front': { OPEN: everybody, CLOSED: everybody, SECRET: [...club, 'I', 'R'] },
  'club-about': { OPEN: everybody, CLOSED: [...club, 'I'], SECRET: [...club, 'I'] },
  'club-inside': { OPEN: club, CLOSED: club, SECRET: club },
  'club-leaders': { OPEN: hosts, CLOSED: hosts, SECRET: hosts },
  /** About P, by an admin. */
  'member-note': { OPEN: club, CLOSED: club, SECRET: club },
  /** To P, by an admin. */
  'member-words': { OPEN: ['P'], CLOSED: ['P'], SECRET: ['P'] },
  post: { POSTED: everybody, FOLLOWED: ['H', 'P'] },
  /** What a post once said: moderators judge it where they may read the post. */
  'post-history': { PUBLIC: ['H'], PRIVATE: ['H'], DRAFT: ['H'], POSTED: ['H', 'MO'], FOLLOWED: ['H'] },
  story: { STORY: everybody },
} as const satisfies Readonly<Record<string, ByState>>;
export type Audience = keyof typeof audiences;

/** Whom the audience is in a state of the stage; the huddle of a stage that is about something else is a public one. */
export function audienceOf(name: Audience, state: State): readonly Anyone[] {
  const byState: ByState = audiences[name];
  return byState[state] ?? (byState.DRAFT ? (byState.PUBLIC ?? []) : []);
}
