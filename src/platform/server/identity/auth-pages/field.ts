import { type Html, html } from '../../html.ts';

export interface Field {
  readonly name: string;
  readonly label: string;
  readonly type: 'email' | 'password' | 'text';
  readonly autocomplete: string;
  readonly value?: string;
  readonly hint?: string;
  readonly fault?: string | undefined;
}

/** One labelled input; what is wrong with it stands under it and is read out with it. */
export function field({ name, label, type, autocomplete, value, hint, fault }: Field): Html {
  const note = fault ? html`${name}-fault` : html`${name}-hint`;
  return html`<div class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" required
${value ? html` value="${value}"` : null}${type === 'email' ? html` inputmode="email" autocapitalize="none" spellcheck="false" maxlength="254"` : html` maxlength="256"`}${type === 'text' ? html` inputmode="numeric"` : null}
${fault || hint ? html` aria-describedby="${note}"` : null}${fault ? html` aria-invalid="true"` : null}>
${fault ? html`<span class="fault" id="${note}">${fault}</span>` : hint ? html`<span class="hint" id="${note}">${hint}</span>` : null}</div>`;
}
