import type { ParsedMail } from 'mailparser';
import { type Refusal, refusalOf, statusIn } from './refusal-of.ts';

/** What a receiver says about a mail of ours. */
export interface MailReport {
  /** Of which mail; undefined where nothing in it tells. */
  readonly mailId: string | undefined;
  readonly means: Refusal | 'COMPLAINT';
  /** In the receiver's own words, cut. */
  readonly said: string;
}

const MAX_SAID = 300;
const MAX_TEXT = 20_000;

/**
 * Reads a mail that came to the address for bounces: a delivery status (RFC 3464), a bounce in plain words, or a
 * complaint (RFC 5965). Undefined for anything else, such as a note about a holiday or a delivery that went well.
 */
export async function readReport(raw: Uint8Array): Promise<MailReport | undefined> {
  // Most houses never get one: what reads mails is loaded by the first.
  const { simpleParser } = await import('mailparser');
  const mail = await simpleParser(raw, {
    keepDeliveryStatus: true,
    skipImageLinks: true,
    skipTextToHtml: true,
  });
  const found = complaintIn(mail) ?? (isBounce(mail) ? bounceIn(mail) : undefined);
  return found && { ...found, said: cut(found.said), mailId: mailIdIn(raw, mail) };
}

type Found = Omit<MailReport, 'mailId'>;

function complaintIn(mail: ParsedMail): Found | undefined {
  const report = partOf(mail, 'message/feedback-report');
  if (report !== undefined) {
    const type = fieldsOf(report).get('feedback-type')?.toLowerCase() ?? 'abuse';
    if (type === 'not-spam') return undefined;
    return {
      means: 'COMPLAINT',
      said: `${type}: ${fieldsOf(report).get('user-agent') ?? 'feedback report'}`,
    };
  }
  // Older loops forward the mail itself, with a subject that says why.
  const isForwarded = mail.attachments.some(({ contentType }) => contentType === 'message/rfc822');
  const subject = mail.subject ?? '';
  if (!isForwarded || !/^(?:complaint about message|e?-?mail feedback report|abuse report)/i.test(subject))
    return undefined;
  return { means: 'COMPLAINT', said: subject };
}

function isBounce(mail: ParsedMail): boolean {
  if (partOf(mail, 'message/delivery-status') !== undefined) return true;
  if (mail.headers.has('x-failed-recipients')) return true;
  const from = mail.from?.text ?? '';
  return (
    /mailer-daemon|postmaster|mail delivery/i.test(from) ||
    /^(?:undeliver|delivery (?:status|failure)|returned mail|failure notice|mail delivery failed|unzustellbar)/i.test(
      mail.subject ?? '',
    )
  );
}

function bounceIn(mail: ParsedMail): Found | undefined {
  const status = partOf(mail, 'message/delivery-status');
  return (status === undefined ? undefined : deliveryIn(status)) ?? plainIn(mail);
}

/** The recipient that failed, of a delivery status: its groups of fields stand apart by empty lines. */
function deliveryIn(text: string): Found | undefined {
  const groups = text.split(/\r?\n\s*\r?\n/).map(fieldsOf);
  const failed = groups.find((fields) => /^(?:failed|delayed)/i.test(fields.get('action') ?? ''));
  if (!failed) return undefined;
  const said = (failed.get('diagnostic-code') ?? '').replace(/^[\w-]+;\s*/, '');
  const code = /[245]\.\d{1,3}\.\d{1,3}/.exec(failed.get('status') ?? '')?.[0];
  // Some give a code that says nothing and put the true one into the words.
  const status = code === undefined || /^[45]\.0\.0$/.test(code) ? (statusIn(said) ?? code) : code;
  const isLate = /^delayed/i.test(failed.get('action') ?? '');
  const words = said || (failed.get('status') ?? '');
  return { means: isLate ? 'LATER' : refusalOf(status, words), said: words };
}

/** Where the text ends that the mail server wrote, and our own mail begins. */
const copyBegins =
  /^[\s>-]*(?:below this line is a copy|this is a copy of|original message|unsent message below|message header|the header of the original|(?:return-path|received|message-id|dkim-signature): )/im;

function plainIn(mail: ParsedMail): Found | undefined {
  const whole = (mail.text ?? '').slice(0, MAX_TEXT);
  const end = copyBegins.exec(whole)?.index ?? whole.length;
  const text = whole.slice(0, end).replaceAll(/\s+/g, ' ').trim();
  const status = statusIn(text);
  const delayed = /^warning|delayed|will (?:keep|be) (?:trying|retried)|still being retried/i;
  if (delayed.test(mail.subject ?? '')) return { means: 'LATER', said: reasonIn(text) };
  const means = refusalOf(status, text);
  // Without a code and without words that name a fault it may be anything.
  if (status === undefined && means !== 'GONE') return undefined;
  return { means, said: reasonIn(text) };
}

/** The words around the code: what stands before is the politeness of a machine. */
function reasonIn(text: string): string {
  const at = /(?<![\d.])[45](?:\d\d[ -]|\.\d{1,3}\.\d)/.exec(text)?.index ?? 0;
  return text.slice(Math.max(0, at - 80));
}

function fieldsOf(text: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  for (const line of text.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const at = line.indexOf(':');
    if (at > 0) fields.set(line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim());
  }
  return fields;
}

function partOf(mail: ParsedMail, type: string): string | undefined {
  const part = mail.attachments.find(({ contentType }) => contentType.toLowerCase() === type);
  return part && new TextDecoder().decode(part.content);
}

/** Ids of our mails stand before an at: in their Message-ID, and in the address that bounces go to. */
const mailId = /[<+]([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/i;

/** The copy of our mail may be encoded, so its parts are looked through as well. */
function mailIdIn(raw: Uint8Array, mail: ParsedMail): string | undefined {
  const decoder = new TextDecoder();
  const texts = [raw, ...mail.attachments.map(({ content }) => content)].map((each) => decoder.decode(each));
  for (const text of [...texts, mail.text ?? '']) {
    const found = mailId.exec(text)?.[1];
    if (found) return found.toLowerCase();
  }
  return undefined;
}

function cut(said: string): string {
  return said.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_SAID);
}
