import { escapeHtml } from '#platform/shared/escape-html.ts';

/** Markup that is safe to send: made only by the `html` tag, which escapes every text put into it. */
export interface Html {
  readonly markup: string;
}

type Part = string | number | Html | readonly Html[] | null;

/** Builds markup; texts are escaped, markup and lists of markup are kept, `null` leaves nothing. */
export function html(fixed: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const markup = fixed.reduce((built, text, index) => built + markupOf(parts[index - 1] ?? null) + text);
  return { markup };
}

function markupOf(part: Part): string {
  if (part === null) return '';
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  if ('markup' in part) return part.markup;
  return part.map(({ markup }) => markup).join('');
}
