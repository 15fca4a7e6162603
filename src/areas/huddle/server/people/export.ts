import type { FastifyReply } from 'fastify';
import { sendCsv } from '#platform/server/csv.ts';
import { type Say, sayIn } from '#platform/server/format-message.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import { bestLocale } from '#platform/shared/locale.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { wallIn } from '#platform/shared/zoned-time.ts';
import type { ParticipantView } from '../../contract/people.ts';
import { answerFile, answerWords } from '../../messages.ts';
import { ageGroups } from '../../rules/guests.ts';
import type { Question } from '../../rules/questions.ts';
import { questionsOf, repliesOfMany } from '../questions/reads.ts';
import type { VisibleHuddle } from '../reads.ts';
import { presentParticipant, type SeenByHosts } from './present.ts';
import { listParticipants } from './reads.ts';

const PAGE = 500;

/** Who has answered, those who go first. */
const groups = ['CONFIRMED', 'REQUESTED', 'WAITING', 'MAYBE', 'NOT_COMING', 'TURNED_AWAY'] as const;
type AnsweredGroup = (typeof groups)[number];

/** Sends a CSV of the answers to a huddle as its hosts see them in their lists (COM-14). */
export async function sendAnswerFile(
  platform: Platform,
  reply: FastifyReply,
  viewer: Viewer,
  huddle: VisibleHuddle,
): Promise<FastifyReply> {
  const locale = bestLocale(viewer.locale);
  const say = sayIn(locale);
  const questions = await questionsOf(platform.database.db, huddle.row.id);
  const head = [
    ...Object.values(answerFile).map((message) => say(message)),
    ...questions.map(({ text }) => text),
  ];
  const pages = pagesOfAnswers(platform, viewer.personId, huddle, { say, questions });
  const day = wallIn(huddle.row.starts_at ?? platform.now(), viewer.timeZone).slice(0, 10);
  return sendCsv(reply, { name: `${huddle.row.name} ${day}`, head, pages }, locale);
}

/** The file says of this outing only. */
const nothingElse: SeenByHosts = { missed: new Map(), experience: new Map() };

/** Group by group; who moves on to another while the file is written stands in it once. */
async function* pagesOfAnswers(
  { database: { db } }: Platform,
  viewerId: PersonId,
  huddle: VisibleHuddle,
  { say, questions }: { readonly say: Say; readonly questions: readonly Question[] },
): AsyncGenerator<string[][]> {
  const host = { id: viewerId, hosts: true };
  const written = new Set<string>();
  for (const group of groups) {
    let after: string | undefined;
    do {
      const rows = await listParticipants(db, host, huddle.row.id, { group, name: '', after, limit: PAGE });
      const shown = rows.slice(0, PAGE);
      const unwritten = shown.filter(({ id }) => !written.has(id));
      for (const { id } of unwritten) written.add(id);
      const ids = unwritten.map(({ id }) => id);
      const said = questions.length > 0 ? await repliesOfMany(db, huddle.row.id, ids) : new Map();
      yield unwritten.map((row) => [
        ...cellsOf(presentParticipant(row, huddle, nothingElse, say), group, say),
        ...questions.map((question) => wordsOf(said.get(`${row.id} ${question.id}`), say)),
      ]);
      after = rows.length > PAGE ? shown.at(-1)?.rank : undefined;
    } while (after !== undefined);
  }
}

function cellsOf(participant: ParticipantView, group: AnsweredGroup, say: Say): string[] {
  const { person, guestCount, guests, queuePosition, paid, attendedPeople, note } = participant;
  return [
    person.displayName,
    person.username ?? '',
    say(answerWords[group]),
    String(queuePosition ?? ''),
    String(guestCount + 1),
    ...ageGroups.map((age) => String(guests?.[age] ?? 0)),
    paid === null ? '' : say(answerWords[paid ? 'YES' : 'NO']),
    String(attendedPeople ?? ''),
    note ?? '',
  ];
}

/** What a party said to one question, theirs first. */
function wordsOf(values: readonly string[] | undefined, say: Say): string {
  const words = (values ?? []).filter((value) => value !== '');
  return words
    .map((value) => (value === 'YES' || value === 'NO' ? say(answerWords[value]) : value))
    .join(', ');
}
