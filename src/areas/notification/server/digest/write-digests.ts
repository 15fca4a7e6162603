import type { Tx } from '#platform/server/db/database.ts';
import { sayIn } from '#platform/server/format-message.ts';
import type { Letter, LetterSection } from '#platform/server/mail/mail-letter.ts';
import { queueMail } from '#platform/server/mail/queue-mail.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import { bestLocale } from '#platform/shared/locale.ts';
import { digestWords } from '../../messages.ts';
import { type DigestPart, digestPart, digestParts, isUnread, MAX_LINES } from '../../rules/digest.ts';
import { isKind, type Kind, needsObject } from '../../rules/kinds.ts';
import { type AboutObject, pathOfObject } from '../../rules/objects.ts';
import { choicesOf } from '../choices/reads.ts';
import { wordNotice } from '../mails/compose-letter.ts';
import { namesOfObjects } from '../names-of-objects.ts';
import { type DigestRow, type DueDigest, followedBetween, takeDueDigest, toldBetween } from './reads.ts';
import { digestWord, endDigest, moveOn } from './writes.ts';

/**
 * The job that writes the digests that are due, each person in a transaction of their own: the mail stands in the outbox
 * if and only if the next one is moved on, so that nobody gets two of one day whatever breaks off.
 */
export async function writeDigests(platform: Platform): Promise<void> {
  const now = platform.now();
  const next = () =>
    inTransaction<boolean>(platform.database, async (tx) => {
      const due = await takeDueDigest(tx, now);
      if (!due) return false;
      await writeDigest(platform, tx, due, now);
      await moveOn(tx, due, now);
      return true;
    });
  while ((await next()) === true);
}

/** The digest of this time, and whether it is the last one. */
async function writeDigest(platform: Platform, tx: Tx, due: DueDigest, now: Date): Promise<void> {
  const isLast = !due.isBack && isUnread(due.lastHere, now);
  if (isLast) await endDigest(tx, due.personId);
  if (!due.reachable || !due.email) return;
  const letter = isLast ? lastLetter(platform, due) : await letterOf(platform, tx, due, now);
  if (!letter) return;
  const unsubscribe = `/unsubscribe/${await digestWord(tx, due.personId)}`;
  await queueMail(platform, tx, { kind: 'digest', stream: 'DIGEST', to: due.email, unsubscribe, letter });
}

function lastLetter({ config }: Platform, due: DueDigest): Letter {
  const locale = bestLocale(due.locale);
  const text = sayIn(locale);
  return {
    locale,
    subject: text(digestWords.lastSubject, { product: config.PRODUCT_NAME }),
    heading: text(digestWords.lastHeading),
    paragraphs: [text(digestWords.lastWords)],
    action: { label: text(digestWords.again), url: `${config.PUBLIC_ORIGIN}/setting/notifications` },
  };
}

/** None when there is nothing to tell. */
async function letterOf(platform: Platform, tx: Tx, due: DueDigest, now: Date): Promise<Letter | undefined> {
  const parts = await partsOf(platform, tx, due, now);
  const count = parts.flatMap((part) => part.lines).length;
  if (count === 0) return undefined;
  const { PUBLIC_ORIGIN, PRODUCT_NAME } = platform.config;
  const locale = bestLocale(due.locale);
  const text = sayIn(locale);
  return {
    locale,
    subject: text(digestWords.subject, { count, product: PRODUCT_NAME }),
    heading: text(due.isBack ? digestWords.back : digestWords.heading),
    paragraphs: [],
    sections: parts,
    action: { label: text(digestWords.all), url: `${PUBLIC_ORIGIN}/notification` },
    notes: [`${text(digestWords.choices)}: ${PUBLIC_ORIGIN}/setting/notifications`],
  };
}

interface Line {
  readonly part: DigestPart;
  readonly text: string;
  readonly path: string;
}

async function partsOf(
  platform: Platform,
  tx: Tx,
  due: DueDigest,
  now: Date,
): Promise<readonly LetterSection[]> {
  const window = { since: due.since, until: now };
  const told = await toldLines(tx, due, await toldBetween(tx, due.personId, window));
  const known = new Set(told.map(({ path }) => path));
  const followed = (await followedLines(tx, due, now)).filter(({ path }) => !known.has(path));
  const text = sayIn(bestLocale(due.locale));
  return digestParts.flatMap((part) => {
    const lines = [...told, ...followed].filter((line) => line.part === part).slice(0, MAX_LINES);
    if (lines.length === 0) return [];
    const url = (path: string) => `${platform.config.PUBLIC_ORIGIN}${path}`;
    return [
      {
        heading: text(digestWords[part]),
        lines: lines.map((line) => ({ text: line.text, url: url(line.path) })),
      },
    ];
  });
}

type Known = DigestRow & { readonly kind: Kind };

async function toldLines(
  tx: Tx,
  { personId, locale }: DueDigest,
  rows: readonly DigestRow[],
): Promise<readonly Line[]> {
  const choiceOf = await choicesOf(tx, [personId]);
  const known = rows.filter((row): row is Known => isKind(row.kind));
  const placed = known.flatMap((row) => {
    const part = digestPart({ ...row, choice: choiceOf(personId, row.kind).mail });
    return part ? [{ row, part }] : [];
  });
  const about = ({ objectType: type, objectId: id }: Known): AboutObject => ({ type, id });
  const nameOf = await namesOfObjects(
    tx,
    personId,
    placed.map(({ row }) => about(row)),
  );
  return placed.flatMap(({ row, part }) => {
    const name = nameOf(about(row));
    if (name === null && (needsObject.has(row.kind) || part === 'WAITING')) return [];
    const text = wordNotice(row, name ?? undefined, bestLocale(locale));
    const path = name === null ? '/notification' : pathOfObject(about(row), row.kind, row.actorUsername);
    return [{ part, text, path }];
  });
}

async function followedLines(
  tx: Tx,
  { personId, locale, since }: DueDigest,
  now: Date,
): Promise<readonly Line[]> {
  const done = await followedBetween(tx, personId, { since, until: now }, MAX_LINES);
  const nameOf = await namesOfObjects(tx, personId, done);
  const text = sayIn(bestLocale(locale));
  return done.flatMap(({ type, id, who }) => {
    const what = nameOf({ type, id });
    if (what === null) return [];
    const message = type === 'HUDDLE' ? digestWords.planned : digestWords.posted;
    return [
      {
        part: 'FOLLOWED' as const,
        text: text(message, { who, what }),
        path: pathOfObject({ type, id }, 'SYSTEM'),
      },
    ];
  });
}
