import { type Html, html } from '../html.ts';

/** What a mail says, as data: both its HTML and its text are written from it. */
export interface Letter {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly url: string };
  /** Small print under the action. */
  readonly notes?: readonly string[];
}

/** The plain-text side of a mail. */
export function letterText(letter: Letter, productName: string): string {
  const action = letter.action ? [`${letter.action.label}:\n${letter.action.url}`] : [];
  const parts = [
    letter.heading,
    ...letter.paragraphs,
    ...action,
    ...(letter.notes ?? []),
    `-- \n${productName}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

// Mail programs ignore style sheets in files and most selectors, so every style stands at its element.
const body =
  'margin:0;padding:24px 12px;background:#eef4f2;font-family:Inter,Segoe UI,Helvetica,Arial,sans-serif';
const card = 'max-width:520px;margin:0 auto;background:#ffffff;border:1px solid #d9e4e1;border-radius:12px';
const band = 'height:8px;background:#0f766e;border-radius:12px 12px 0 0;font-size:0;line-height:8px';
const inner = 'padding:28px 28px 24px;color:#1c2b29;font-size:16px;line-height:1.55';
const title = 'margin:0 0 16px;font-size:22px;line-height:1.3;color:#0b3f3a';
const button =
  'display:inline-block;padding:13px 22px;border-radius:10px;background:#0f766e;color:#ffffff;font-weight:600;text-decoration:none';
const small = 'margin:16px 0 0;font-size:13px;color:#5b6b68';

/** The HTML side of a mail, in the look of the product. */
export function letterHtml(letter: Letter, productName: string): string {
  const { markup } = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light"><title>${letter.subject}</title></head>
<body style="${body}"><div style="${card}"><div style="${band}">&nbsp;</div><div style="${inner}">
<h1 style="${title}">${letter.heading}</h1>
${letter.paragraphs.map((text) => html`<p style="margin:0 0 16px">${text}</p>`)}
${letter.action ? actionOf(letter.action) : null}
${(letter.notes ?? []).map((text) => html`<p style="${small}">${text}</p>`)}
<p style="${small}">${productName}</p>
</div></div></body></html>`;
  return markup;
}

function actionOf(action: { label: string; url: string }): Html {
  return html`<p style="margin:24px 0"><a href="${action.url}" style="${button}">${action.label}</a></p>
<p style="${small}">If the button does not work, open this address:<br>
<a href="${action.url}" style="color:#0f766e;word-break:break-all">${action.url}</a></p>`;
}
