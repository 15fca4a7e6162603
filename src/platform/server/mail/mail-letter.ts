import type { Locale } from '#platform/shared/locale.ts';
import { type Html, html } from '../html.ts';

/** What a mail says, as data: both its HTML and its text are written from it. */
export interface Letter {
  /** The language it is written in; without one, English. */
  readonly locale?: Locale;
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Facts one looks for at a glance: 'When', 'Where'. */
  readonly details?: readonly { readonly label: string; readonly value: string }[];
  /** What a digest is made of: under each heading some lines, each with its page. */
  readonly sections?: readonly LetterSection[];
  readonly action?: { readonly label: string; readonly url: string };
  /** Small print under the action. */
  readonly notes?: readonly string[];
  /** Small ways to do something about such mails. */
  readonly links?: readonly { readonly label: string; readonly url: string }[];
}

export interface LetterSection {
  readonly heading: string;
  readonly lines: readonly { readonly text: string; readonly url: string }[];
}

/** What stands around every letter. */
export interface LetterFrame {
  readonly productName: string;
  readonly origin: string;
  /** Where mails of this kind can be ended; without it they cannot, as for those about the account. */
  readonly unsubscribe: string | undefined;
}

const frameWords: Readonly<Record<Locale, { readonly end: string; readonly button: string }>> = {
  en: {
    end: 'No more mails of this kind',
    button: 'If the button does not work, open this address:',
  },
  de: {
    end: 'Keine Mails dieser Art mehr',
    button: 'Wenn der Knopf nicht funktioniert, öffne diese Adresse:',
  },
};

/** The plain-text side of a mail. */
export function letterText(letter: Letter, frame: LetterFrame): string {
  const { action, details = [], notes = [], links = [], sections = [], locale = 'en' } = letter;
  const facts = details.map(({ label, value }) => `${label}: ${value}`).join('\n');
  const parts = [
    letter.heading,
    ...letter.paragraphs,
    ...(facts ? [facts] : []),
    ...sections.map(({ heading, lines }) =>
      [heading, ...lines.map(({ text, url }) => `- ${text}\n  ${url}`)].join('\n'),
    ),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...notes,
    ...(links.length > 0 ? [links.map(({ label, url }) => `${label}: ${url}`).join('\n')] : []),
    ...(frame.unsubscribe ? [`${frameWords[locale].end}:\n${frame.unsubscribe}`] : []),
    `-- \n${frame.productName}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

// Mail programs ignore style sheets in files and most selectors, so every style stands at its element.
const body =
  'margin:0;padding:24px 12px;background:#eef4f2;font-family:Inter,Segoe UI,Helvetica,Arial,sans-serif';
const wordmark =
  'max-width:520px;margin:0 auto 12px;font-size:17px;font-weight:700;letter-spacing:-0.01em;color:#0b3f3a';
const card = 'max-width:520px;margin:0 auto;background:#ffffff;border:1px solid #d9e4e1;border-radius:12px';
const band =
  'height:8px;background:#0f766e;border-bottom:3px solid #f6c35a;border-radius:12px 12px 0 0;font-size:0;line-height:8px';
const inner = 'padding:28px 28px 24px;color:#1c2b29;font-size:16px;line-height:1.55';
const title = 'margin:0 0 16px;font-size:22px;line-height:1.3;color:#0b3f3a';
const subtitle = 'margin:24px 0 10px;font-size:16px;line-height:1.3;color:#0b3f3a';
const line = 'color:#0f766e;text-decoration:none';
const facts =
  'width:100%;margin:0 0 8px;padding:12px 16px;border-radius:10px;background:#f3f1ec;font-size:15px';
const fact = 'padding:4px 12px 4px 0;vertical-align:top';
const button =
  'display:inline-block;padding:13px 22px;border-radius:10px;background:#0f766e;color:#ffffff;font-weight:600;text-decoration:none';
const small = 'margin:16px 0 0;font-size:13px;color:#5b6b68';
const foot = 'max-width:520px;margin:16px auto 0;padding:0 28px;font-size:13px;color:#5b6b68';
const link = 'color:#0f766e;word-break:break-all';
const way = 'display:inline-block;margin-right:16px;color:#0f766e';

/** The HTML side of a mail, in the look of the product. */
export function letterHtml(letter: Letter, frame: LetterFrame): string {
  const { locale = 'en' } = letter;
  const { end } = frameWords[locale];
  const { markup } = html`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light"><title>${letter.subject}</title></head>
<body style="${body}"><div style="${wordmark}">${frame.productName}</div>
<div style="${card}"><div style="${band}">&nbsp;</div><div style="${inner}">
<h1 style="${title}">${letter.heading}</h1>
${letter.paragraphs.map((text) => html`<p style="margin:0 0 16px">${text}</p>`)}
${letter.details ? detailsOf(letter.details) : null}
${(letter.sections ?? []).map(sectionOf)}
${letter.action ? actionOf(letter.action, locale) : null}
${(letter.notes ?? []).map((text) => html`<p style="${small}">${text}</p>`)}
${letter.links ? html`<p style="${small}">${letter.links.map(({ label, url }) => html`<a href="${url}" style="${way}">${label}</a> `)}</p>` : null}
</div></div>
<p style="${foot}"><a href="${frame.origin}" style="${link}">${frame.productName}</a>${
    frame.unsubscribe ? html` · <a href="${frame.unsubscribe}" style="${link}">${end}</a>` : null
  }</p></body></html>`;
  return markup;
}

function detailsOf(details: NonNullable<Letter['details']>): Html {
  const rows = details.map(
    ({ label, value }) =>
      html`<tr><td style="${fact};color:#5b6b68">${label}</td><td style="${fact};font-weight:600">${value}</td></tr>`,
  );
  return html`<table role="presentation" style="${facts}">${rows}</table>`;
}

function sectionOf({ heading, lines }: LetterSection): Html {
  const rows = lines.map(
    ({ text, url }) => html`<p style="margin:0 0 10px"><a href="${url}" style="${line}">${text}</a></p>`,
  );
  return html`<h2 style="${subtitle}">${heading}</h2>${rows}`;
}

function actionOf(action: { label: string; url: string }, locale: Locale): Html {
  return html`<p style="margin:24px 0"><a href="${action.url}" style="${button}">${action.label}</a></p>
<p style="${small}">${frameWords[locale].button}<br>
<a href="${action.url}" style="${link}">${action.url}</a></p>`;
}
