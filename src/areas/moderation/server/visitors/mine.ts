import type { Say } from '#platform/server/format-message.ts';
import { type Html, html } from '#platform/server/html.ts';
import type { Platform } from '#platform/server/platform.ts';
import { reasonMessages } from '../../page-messages.ts';
import { isProofOver, KEPT_DAYS, mayObject, standingOf } from '../../rules/visitor-reports.ts';
import { faultOfText, wordsField } from './form.ts';
import { kindMessages, mineMessages, standingMessages } from './messages.ts';
import type { TextFault } from './read-form.ts';
import { findByToken, type LastReport, lastReportOf, type VisitorReportRow } from './store.ts';

/** An objection that could not be sent, as it was typed. */
export interface Objection {
  readonly text: string;
  readonly fault: TextFault;
}

export interface MinePage {
  readonly title: string;
  readonly content: Html;
}

/** The page behind the link of a mail; undefined when the link opens nothing any more. */
export async function minePage(
  { database: { db }, now }: Platform,
  token: string,
  say: Say,
  objection?: Objection,
): Promise<MinePage | undefined> {
  const row = token === '' ? undefined : await findByToken(db, token);
  if (!row || (!row.confirmed_at && isProofOver(row.asked_at, now()))) return undefined;
  const last = await lastReportOf(db, row.id);
  if (!last) return { title: say(mineMessages.TITLE_WAITING), content: waiting(row, say) };
  return { title: say(mineMessages.TITLE), content: sent({ row, last, now: now(), objection }, say) };
}

function about(row: VisitorReportRow, name: string, say: Say): Html {
  return html`<p>${say(kindMessages[row.object_type])}<br><span class="about" dir="auto">${name}</span></p>`;
}

function waiting(row: VisitorReportRow, say: Say): Html {
  const action = html`/report/mine?token=${row.token}`;
  return html`<p>${say(standingMessages.WAITING)}</p>${about(row, row.object_name, say)}
<p>${say(reasonMessages[row.reason])}</p><blockquote dir="auto">${row.body}</blockquote>
<form method="post" action="${action}"><button type="submit" name="act" value="confirm">${say(mineMessages.CONFIRM)}</button>
<button type="submit" name="act" value="delete" class="quiet">${say(mineMessages.DELETE)}</button></form>`;
}

interface Sent {
  readonly row: VisitorReportRow;
  readonly last: LastReport;
  readonly now: Date;
  readonly objection: Objection | undefined;
}

function sent({ row, last, now, objection }: Sent, say: Say): Html {
  const standing = standingOf(last);
  const isObjection = standing === 'OPEN' && last.reports > 1;
  const words = isObjection ? mineMessages.OBJECTED : standingMessages[standing];
  const isDecided = standing !== 'OPEN';
  return html`<p class="notice" role="status">${say(words)}</p>${about(row, last.name, say)}
${mayObject(standing, last, now) ? objectForm(row, say, objection) : null}
${isDecided ? html`<p>${say(mineMessages.ELSEWHERE)}</p>` : null}`;
}

function objectForm({ token }: VisitorReportRow, say: Say, objection: Objection | undefined): Html {
  const fault = faultOfText(say, objection?.fault);
  return html`<h2>${say(mineMessages.OBJECT_TITLE)}</h2><p>${say(mineMessages.OBJECT_WHAT, { days: KEPT_DAYS })}</p>
<form method="post" action="/report/mine?token=${token}" novalidate>
${wordsField({ label: say(mineMessages.OBJECT_WORDS), text: objection?.text ?? '', fault })}
<button type="submit" name="act" value="object">${say(mineMessages.OBJECT)}</button></form>`;
}
