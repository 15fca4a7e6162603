import { isPower, powers } from '#areas/account/rules/powers.ts';
import { changePower } from '#areas/account/server/powers/change-power.ts';
import { listActs, lockPowers } from '#areas/account/server/powers/reads.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal } from '#platform/shared/decision.ts';

export interface Outcome {
  readonly ok: boolean;
  readonly lines: readonly string[];
}

const usage = [
  `grant  <${powers.join('|')}> <username>`,
  `revoke <${powers.join('|')}> <username>`,
  'show   <username>',
  'log    [how many]',
];

const LINES = 20;

/** One command of an operator; what it changed takes effect with the person's next request, and is logged. */
export async function runOperator(
  platform: Platform,
  words: readonly string[],
  operator: string,
): Promise<Outcome> {
  const [command = '', first = '', second = ''] = words;
  if (command === 'grant' || command === 'revoke')
    return change(platform, { command, first, second, operator });
  if (command === 'show' && first) return show(platform, first);
  if (command === 'log') return log(platform, Number(first) || LINES);
  return { ok: false, lines: usage };
}

interface ChangeWords {
  readonly command: 'grant' | 'revoke';
  readonly first: string;
  readonly second: string;
  readonly operator: string;
}

async function change(
  platform: Platform,
  { command, first, second, operator }: ChangeWords,
): Promise<Outcome> {
  if (!isPower(first) || !second) return { ok: false, lines: usage };
  const act = command === 'grant' ? 'GRANT' : 'REVOKE';
  const result = await changePower(platform, { operator, act, power: first, username: second });
  if (isRefusal(result)) return { ok: false, lines: [`There is nobody called ${second}.`] };
  if (result === 'same') return { ok: true, lines: [`@${second} is as you wish already.`] };
  platform.log.info({ act, power: first, operator }, 'operator act');
  const word = command === 'grant' ? 'has' : 'no longer has';
  return { ok: true, lines: [`@${second} ${word} ${first}.`] };
}

async function show(platform: Platform, username: string): Promise<Outcome> {
  const person = await lockPowers(platform.database.db, username);
  if (!person) return { ok: false, lines: [`There is nobody called ${username}.`] };
  return {
    ok: true,
    lines: powers.map((power) => `${power.padEnd(10)} ${person.has[power] ? 'yes' : 'no'}`),
  };
}

async function log(platform: Platform, most: number): Promise<Outcome> {
  const acts = await listActs(platform.database.db, most);
  const lines = acts.map(
    ({ at, operator, act, power, person_name }) =>
      `${at.toISOString()}  ${operator}  ${act.toLowerCase()} ${power}  @${person_name}`,
  );
  return { ok: true, lines: lines.length > 0 ? lines : ['Nothing yet.'] };
}
