import type { Say } from '#platform/server/format-message.ts';
import { type Html, html } from '#platform/server/html.ts';
import { field } from '#platform/server/identity/auth-pages/field.ts';
import { authMessages, emailFaults } from '#platform/server/identity/auth-pages/messages.ts';
import { reasonMessages } from '../../page-messages.ts';
import { reasons } from '../../rules/reports.ts';
import { KEPT_DAYS, MAX_VISITOR_WORDS } from '../../rules/visitor-reports.ts';
import { faultMessages, formMessages, kindMessages } from './messages.ts';
import type { FormFaults, TextFault, Typed } from './read-form.ts';
import { loginTo, pageOf, type Target } from './target.ts';

interface ReportForm {
  readonly seen: Target;
  readonly name: string;
  readonly typed: Typed;
  readonly faults: FormFaults;
  /** Why nothing was sent, apart from its fields. */
  readonly notice?: Html;
}

/** The form with what was typed, and what is wrong under each field. */
export function reportForm(say: Say, { seen, name, typed, faults, notice }: ReportForm): Html {
  return html`<p>${say(formMessages.ABOUT)} ${say(kindMessages[seen.type])}<br><span class="about" dir="auto">${name}</span></p>
<p>${say(formMessages.WHAT)}</p>${seen.type === 'HUDDLE' ? html`<p>${say(formMessages.ADMINS)}</p>` : null}<p>${say(formMessages.DANGER)}</p>${notice ?? null}
<form method="post" action="/report" novalidate>
<input type="hidden" name="type" value="${seen.type}"><input type="hidden" name="id" value="${seen.id}">
${seen.link ? html`<input type="hidden" name="link" value="${seen.link}">` : null}
${reasonField(say, typed.reason, faults)}
${wordsField({ label: say(formMessages.WORDS), hint: say(formMessages.WORDS_HINT), text: typed.text, fault: faultOfText(say, faults.text) })}
${field({ name: 'email', label: say(authMessages.email), type: 'email', autocomplete: 'email', value: typed.email, hint: say(formMessages.EMAIL_HINT, { days: KEPT_DAYS }), fault: faults.email && say(emailFaults[faults.email]) })}
${trap(say)}${honestField(say, typed, faults)}
<button type="submit">${say(formMessages.SEND)}</button></form>
<div class="links"><a href="${pageOf(seen)}">${say(formMessages.BACK)}</a><a href="${loginTo(seen)}" rel="nofollow">${say(formMessages.LOG_IN)}</a></div>`;
}

export function faultOfText(say: Say, fault: TextFault | undefined): string | undefined {
  return fault && say(faultMessages[fault], { limit: MAX_VISITOR_WORDS });
}

function reasonField(say: Say, chosen: string, { reason: fault }: FormFaults): Html {
  const options = reasons.map(
    (each) =>
      html`<option value="${each}"${each === chosen ? html` selected` : null}>${say(reasonMessages[each])}</option>`,
  );
  return html`<div class="field"><label for="reason">${say(formMessages.REASON)}</label>
<select id="reason" name="reason" required${fault ? html` aria-invalid="true" aria-describedby="reason-fault"` : null}>
<option value="">${say(formMessages.CHOOSE)}</option>${options}</select>
${fault ? html`<span class="fault" id="reason-fault">${say(faultMessages[fault])}</span>` : null}</div>`;
}

interface WordsField {
  readonly label: string;
  readonly hint?: string;
  readonly text: string;
  readonly fault: string | undefined;
}

export function wordsField({ label, hint, text, fault }: WordsField): Html {
  const note = fault ?? hint;
  return html`<div class="field"><label for="text">${label}</label>
<textarea id="text" name="text" rows="5" maxlength="${MAX_VISITOR_WORDS}" required dir="auto"${note ? html` aria-describedby="text-note"` : null}${fault ? html` aria-invalid="true"` : null}>
${text}</textarea>
${note ? html`<span class="${fault ? 'fault' : 'hint'}" id="text-note">${note}</span>` : null}</div>`;
}

function honestField(say: Say, { isHonest }: Typed, { honest: fault }: FormFaults): Html {
  return html`<div class="field"><label class="check"><input type="checkbox" name="honest" value="yes" required${isHonest ? html` checked` : null}${fault ? html` aria-invalid="true" aria-describedby="honest-fault"` : null}>
<span>${say(formMessages.HONEST)}</span></label>
${fault ? html`<span class="fault" id="honest-fault">${say(faultMessages[fault])}</span>` : null}</div>`;
}

/** A field that people do not see and robots fill in. */
function trap(say: Say): Html {
  return html`<div class="away" aria-hidden="true"><label for="website">${say(formMessages.LEAVE_EMPTY)}</label>
<input id="website" name="website" type="text" tabindex="-1" autocomplete="off"></div>`;
}
