import type { Profession } from '#areas/inspiration/rules/badges.ts';
import type { Reason, Reportable } from '#areas/moderation/rules/reports.ts';
import type { DemoPerson } from './make-people.ts';
import type { Random } from './random.ts';
import type { DemoObject } from './reads.ts';

const HOUR_MS = 3_600_000;

const written: ReadonlyArray<readonly [Reportable, Reason, body: string]> = [
  ['HUDDLE', 'DANGEROUS', 'The way is much harder than it says here. Two of us had to turn back last time.'],
  ['POST', 'SPAM', 'The same words were under every other post this week.'],
  ['INSPIRATION', 'MISLEADING', 'Reads like the advice of a guide. I do not think that the author is one.'],
];

const trades: ReadonlyArray<readonly [Profession, proof: string]> = [
  ['GUIDE', 'Register of mountain guides, number 4711. My name there is the one here.'],
  [
    'NUTRITIONIST',
    'My practice: https://practice.example. The diploma hangs in the picture on its first page.',
  ],
];

interface ReportInput {
  readonly people: readonly DemoPerson[];
  readonly objects: readonly DemoObject[];
  readonly now: Date;
}

interface Made {
  readonly cases: object[];
  readonly reports: object[];
  readonly badges: object[];
}

/** What waits for the moderator of the demo world: one report of a kind, and two who ask for a badge. */
export function makeReports(random: Random, { people, objects, now }: ReportInput): Made {
  const others = people.filter(({ moderator }) => !moderator).map(({ id }) => id);
  const reports = written.flatMap(([kind, reason, body], at) => {
    const object = objects.find((each) => each.kind === kind);
    const reporter_id = others.filter((id) => id !== object?.owner_id)[at + 4];
    if (!object || !reporter_id) return [];
    const created_at = new Date(now.getTime() - (at * 7 + 3) * HOUR_MS);
    const named = { object_type: kind, object_id: object.id, object_name: object.name };
    const case_id = random.id(created_at);
    const words = object.name;
    return [{ id: random.id(created_at), case_id, reporter_id, ...named, words, reason, body, created_at }];
  });
  const cases = reports.map(({ case_id, object_type, object_id, object_name, created_at }) => ({
    id: case_id,
    object_type,
    object_id,
    object_name,
    opened_at: created_at,
    reports: 1,
  }));
  const badges = trades.flatMap(([profession, proof], at) => {
    const person_id = others[at + 12];
    const created_at = new Date(now.getTime() - (at * 30 + 9) * HOUR_MS);
    return person_id ? [{ id: random.id(created_at), person_id, profession, proof, created_at }] : [];
  });
  return { cases, reports, badges };
}
