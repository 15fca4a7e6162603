import { isPower, powers } from '#areas/account/rules/powers.ts';
import { changePower } from '#areas/account/server/powers/change-power.ts';
import { listActs, lockPowers } from '#areas/account/server/powers/reads.ts';
import { suspend } from '#areas/account/server/powers/suspend.ts';
import { badgeOf } from '#areas/inspiration/server/badges/reads.ts';
import { announce } from '#areas/notification/server/announcements/announce.ts';
import { listAnnouncements } from '#areas/notification/server/public.ts';
import { wordsOfAct } from '#areas/operator/server/read-health.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal } from '#platform/shared/decision.ts';
import { answerByOperator, listAppeals } from './appeals.ts';
import { backUp, showBackups, verify } from './backups.ts';
import { changeAllKeys } from './change-all-keys.ts';
import { badgeWords, changeBadgeOf } from './change-badge-of.ts';
import { lookAfter, lookAfterUsage } from './look-after.ts';
import { recover, recoverUsage } from './recover.ts';

export interface Outcome {
  readonly ok: boolean;
  readonly lines: readonly string[];
}

const grantable = [...powers, ...badgeWords].join('|');
const usage = [
  `grant  <${grantable}> <username>`,
  `revoke <${grantable}> <username>`,
  'suspend <username>',
  'lift   <username>',
  'show   <username>',
  'announce <everybody|username> <words> [the same in German]',
  'appeals',
  'appeal <grant|refuse> <id of the list> [words]',
  'log    [how many]',
  'backup [--verify]',
  'backups',
  'verify [folder of one backup]',
  'restore <folder of one backup>',
  'change-keys [leaked]',
  ...recoverUsage,
  ...lookAfterUsage,
];

const LINES = 20;

/** One command of an operator; what it changed takes effect with the person's next request, and is logged. */
export async function runOperator(
  platform: Platform,
  words: readonly string[],
  operator: string,
): Promise<Outcome> {
  const [command = '', first = '', second = '', third = ''] = words;
  if (command === 'grant' || command === 'revoke')
    return change(platform, { command, first, second, operator });
  if ((command === 'suspend' || command === 'lift') && first)
    return changeSuspension(platform, { operator, username: first, on: command === 'suspend' });
  if (command === 'show' && first) return show(platform, first);
  if (command === 'announce') return tell(platform, { operator, to: first, said: second, german: third });
  if (command === 'appeals') return listAppeals(platform);
  const said = { operator, answer: first, id: second, words: third };
  if (command === 'appeal') return (await answerByOperator(platform, said)) ?? { ok: false, lines: usage };
  if (command === 'backup') return backUp(platform, first === '--verify');
  if (command === 'change-keys') return changeAllKeys(platform, { operator, how: first });
  if (command === 'backups') return showBackups(platform);
  if (command === 'verify') return verify(platform, first);
  if (command === 'log') return log(platform, Number(first) || LINES);
  const asked = { operator, words };
  return (
    (await recover(platform, asked)) ?? (await lookAfter(platform, asked)) ?? { ok: false, lines: usage }
  );
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
  const isBadge = badgeWords.includes(first);
  if (!(isBadge || isPower(first)) || !second) return { ok: false, lines: usage };
  const input = { operator, act: command === 'grant' ? 'GRANT' : 'REVOKE', username: second } as const;
  const result = isPower(first)
    ? await changePower(platform, { ...input, power: first })
    : await changeBadgeOf(platform, { ...input, badge: first });
  if (isRefusal(result)) return { ok: false, lines: [`There is nobody called ${second}.`] };
  if (result === 'same') return { ok: true, lines: [`@${second} is as you wish already.`] };
  platform.log.info({ act: input.act, power: first, operator }, 'operator act');
  const word = command === 'grant' ? 'has' : 'no longer has';
  return { ok: true, lines: [`@${second} ${word} ${first}.`] };
}

async function changeSuspension(
  platform: Platform,
  command: { readonly operator: string; readonly username: string; readonly on: boolean },
): Promise<Outcome> {
  const { operator, username, on } = command;
  const result = await suspend(platform, command);
  if (isRefusal(result)) return { ok: false, lines: [`There is nobody called ${username}.`] };
  if (result === 'same') return { ok: true, lines: [`@${username} is as you wish already.`] };
  platform.log.info({ act: on ? 'SUSPEND' : 'LIFT', operator }, 'operator act');
  return { ok: true, lines: [`@${username} is ${on ? 'suspended' : 'no longer suspended'}.`] };
}

async function show(platform: Platform, username: string): Promise<Outcome> {
  const person = await lockPowers(platform.database.db, username);
  if (!person) return { ok: false, lines: [`There is nobody called ${username}.`] };
  const badge = await badgeOf(platform.database.db, person.personId);
  const lines = powers.map((power) => `${power.padEnd(10)} ${person.has[power] ? 'yes' : 'no'}`);
  return { ok: true, lines: [...lines, `badge      ${badge?.toLowerCase() ?? 'no'}`] };
}

const EVERYBODY = 'everybody';
const MAX_WORDS = 500;

interface TellWords {
  readonly operator: string;
  readonly to: string;
  readonly said: string;
  readonly german: string;
}

async function tell(platform: Platform, { operator, to, said, german }: TellWords): Promise<Outcome> {
  const [words, germanWords] = [said.trim(), german.trim() || null];
  if (!to || !words) return { ok: false, lines: usage };
  if (Math.max(words.length, germanWords?.length ?? 0) > MAX_WORDS)
    return { ok: false, lines: [`Say it in ${MAX_WORDS} characters.`] };
  const username = to === EVERYBODY ? null : to;
  const result = await announce(platform, { operator, username, words, germanWords });
  if (isRefusal(result)) return { ok: false, lines: [`There is nobody called ${to}.`] };
  platform.log.info({ act: 'ANNOUNCE', to, operator }, 'operator act');
  return { ok: true, lines: [`${username ? `@${username}` : 'Everybody'} will be told.`] };
}

/** Powers and announcements in one list, the newest first. */
async function log(platform: Platform, limit: number): Promise<Outcome> {
  const { db } = platform.database;
  const acts = (await listActs(db, limit)).map((each) => ({
    at: each.at,
    operator: each.operator,
    what: wordsOfAct(each),
  }));
  const told = (await listAnnouncements(db, limit)).map(({ person_name, words, ...rest }) => ({
    ...rest,
    what: `announce  ${person_name ? `@${person_name}` : EVERYBODY}  ${words}`,
  }));
  const all = [...acts, ...told].sort((a, b) => b.at.getTime() - a.at.getTime()).slice(0, limit);
  const lines = all.map(({ at, operator, what }) => `${at.toISOString()}  ${operator}  ${what}`);
  return { ok: true, lines: lines.length > 0 ? lines : ['Nothing yet.'] };
}
