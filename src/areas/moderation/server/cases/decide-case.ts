import { suspendPerson } from '#areas/account/server/public.ts';
import { removeByDecision } from '#areas/community/server/public.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { recordEvents } from '#platform/server/events.ts';
import { letterText } from '#platform/server/mail/mail-letter.ts';
import { queueMail } from '#platform/server/mail/queue-mail.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type Command, write } from '#platform/server/write.ts';
import { isRefusal, missing, type Refusal } from '#platform/shared/decision.ts';
import type { DecisionId, PersonId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { decideVerdict, suspensionEnd, type Verdict } from '../../rules/decisions.ts';
import type { CaseDecided, ObjectHidden } from '../../rules/events.ts';
import type { Reason } from '../../rules/reports.ts';
import { subjectOf } from '../authors/reads.ts';
import { deciderOf } from '../communities/decider.ts';
import type { Decider } from './access.sql.ts';
import type { CasePath } from './claim-case.ts';
import { claimOfOther } from './claim-of-other.ts';
import { decisionLetter } from './letters.ts';
import { type CaseRow, findAddressee, lockCase, reportersOf } from './reads.ts';
import { logModeration, type NewDecision, saveDecision } from './writes.ts';

export interface DecideCommand extends Verdict {
  readonly reason: Reason;
  readonly words: string;
}

/** A case is decided: what is done, the notice of it, the log and the news are one transaction. */
export async function decideCase(
  platform: Platform,
  command: Command,
  viewer: Viewer,
  { caseId, communityId }: CasePath,
  verdict: DecideCommand,
): Promise<DecisionId | Refusal> {
  return write<DecisionId>(platform, command, async (tx) => {
    const by = await deciderOf(tx, viewer, communityId);
    if (isRefusal(by)) return by;
    const row = await lockCase(tx, by, caseId);
    if (!row) return missing();
    const at = platform.now();
    const subjectId = (await subjectOf(tx, row.object_type, row.object_id)) ?? null;
    if (subjectId === by.personId) return missing();
    const refused = decideVerdict(stateOf(row, by, subjectId), verdict, at);
    if (refused) return refused;
    const { acts, days = null, reason, words } = verdict;
    const said = { acts, days, reason, words };
    const where = { id: newId<DecisionId>(), caseId, communityId, subjectId };
    return settle(platform, tx, row, Object.assign({ deciderId: by.personId, at }, where, said));
  });
}

async function settle(
  platform: Platform,
  tx: Tx,
  row: CaseRow,
  decided: Decided,
): Promise<DecisionId | Refusal> {
  const refused = await leave(tx, decided);
  if (refused) return refused;
  const notice = await sendNotice(platform, tx, row, decided);
  await saveDecision(tx, Object.assign({ notice }, decided));
  await carryOut(platform, tx, row, decided);
  await logDecision(tx, decided);
  return decided.id;
}

type Decided = Omit<NewDecision, 'notice'>;

function stateOf(row: CaseRow, by: Decider, subjectId: PersonId | null) {
  return {
    type: row.object_type,
    by: by.communityId ? ('COMMUNITY' as const) : ('MODERATORS' as const),
    isHeld: row.held_for !== null,
    isOpen: row.state === 'OPEN',
    version: row.version,
    claimedByOther: claimOfOther(row, by.personId),
    hasSubject: subjectId !== null,
  };
}

/** Takes the author from the community, as its own rules allow it: who may remove whom is not decided here. */
async function leave(tx: Tx, decided: Decided): Promise<Refusal | undefined> {
  const { acts, communityId, subjectId, deciderId: actorId, at } = decided;
  const ban = acts.includes('BAN_MEMBER');
  if (!(communityId && subjectId && (ban || acts.includes('REMOVE_MEMBER')))) return undefined;
  return removeByDecision(tx, { communityId, personId: subjectId, actorId, ban, at });
}

/** Mails the subject what was decided and answers the mail's words; nobody is told of nothing. */
async function sendNotice(
  platform: Platform,
  tx: Tx,
  { object_type: type, object_name: name, held_for, reports, community_name }: CaseRow,
  decided: Decided,
): Promise<string | null> {
  const { subjectId, acts, communityId } = decided;
  const subject = subjectId && !acts.includes('NONE') ? await findAddressee(tx, subjectId) : undefined;
  if (!subject) return null;
  const letter = decisionLetter(platform.config, subject.locale, {
    type,
    name,
    decided,
    isHeld: held_for !== null && reports === 0,
    community: communityId && (community_name ?? ''),
  });
  const { email, email_verified } = subject;
  if (email && email_verified)
    await queueMail(platform, tx, { kind: 'moderation', stream: 'SECURITY', to: email, letter });
  const { PRODUCT_NAME, PUBLIC_ORIGIN } = platform.config;
  return letterText(letter, { productName: PRODUCT_NAME, origin: PUBLIC_ORIGIN, unsubscribe: undefined });
}

async function carryOut(platform: Platform, tx: Tx, row: CaseRow, decided: Decided): Promise<void> {
  const { id, caseId, subjectId, acts, days, at } = decided;
  if (subjectId && (acts.includes('SUSPEND') || acts.includes('BAN'))) {
    const until = suspensionEnd({ acts, days: days ?? 0 }, at);
    await suspendPerson(platform, tx, { personId: subjectId, at, until });
  }
  const hidden: ObjectHidden = {
    type: 'moderation.object-hidden',
    objectType: row.object_type,
    objectId: row.object_id,
    on: acts.includes('HIDE'),
    communityId: decided.communityId,
  };
  const isNothing = acts.includes('NONE');
  const told: CaseDecided = {
    type: 'moderation.decided',
    decisionId: id,
    subjectId: isNothing ? null : subjectId,
    isAnswer: false,
    outcome: isNothing ? 'NONE' : 'ACTED',
    reporterIds: await reportersOf(tx, caseId),
  };
  await recordEvents(tx, at, hidden.on || row.held_for !== null ? [hidden, told] : [told]);
}

function logDecision(tx: Tx, decided: Decided): Promise<void> {
  const { id, caseId, communityId, subjectId, deciderId, at, acts, days, reason, words } = decided;
  const detail = { acts, days, reason, words, ...(communityId && { communityId }) };
  return logModeration(tx, {
    at,
    act: 'DECIDED',
    caseId,
    decisionId: id,
    actor: deciderId,
    subjectId,
    detail,
  });
}
