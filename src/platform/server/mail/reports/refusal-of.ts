/**
 * What a refused mail means: `GONE`, the address takes no mail; `REFUSED`, it has something against the sender or the
 * mail; `LATER`, it may go well another time.
 */
export type Refusal = 'GONE' | 'REFUSED' | 'LATER';

/** Enhanced status codes (RFC 3463) that only a missing mailbox or domain has. */
const goneCodes = new Set(['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1', '5.4.310']);
/** Codes that servers give for whatever did not work; their words say what it was. */
const vague = /^5\.(?:0\.\d+|1\.0|2\.0|3\.0|4\.[0145]|5\.\d+)$/;

const full = /\b(?:quota|mailbox (?:is )?full|full mailbox|storage)\b/i;
const gone =
  /user unknown|unknown (?:user|recipient|mailbox)|no such (?:user|mailbox|address|recipient|person)|not a (?:known|valid) (?:user|mailbox|recipient)|invalid (?:mailbox|recipient|address)|(?:user|account|mailbox|recipient|address|domain)[\w\s.,<>@'"-]{0,60}(?:not found|does ?n[o']t exist|unavailable|disabled|inactive|deactivated|unknown|rejected: access denied)|no mailbox here|doesn't have an? [\w.]+ account|host(?: or domain name)? not found|unrouteable address|unbekannt|existiert nicht/i;
const policy = /spam|blacklist|blocklist|block list|reputation|policy|dmarc|spf|dkim|authenticat|relay/i;

/** Judges by the status code, and by the words where the code says little. */
export function refusalOf(status: string | undefined, said: string): Refusal {
  if (full.test(said) && !/spam/i.test(said)) return 'LATER';
  if (status?.startsWith('4.')) return 'LATER';
  if (status !== undefined && goneCodes.has(status)) return 'GONE';
  if (status !== undefined && !vague.test(status)) return 'REFUSED';
  if (policy.test(said)) return 'REFUSED';
  return gone.test(said) ? 'GONE' : 'REFUSED';
}

/** The status in what a mail server said: the enhanced code, else the class of the SMTP code. */
export function statusIn(said: string): string | undefined {
  const enhanced = /(?<![\d.])([245]\.\d{1,3}\.\d{1,3})(?![\d.]*\d)/.exec(said)?.[1];
  if (enhanced) return enhanced;
  const plain = /\b([45])\d\d[ -]/.exec(said)?.[1];
  return plain && `${plain}.0.0`;
}
