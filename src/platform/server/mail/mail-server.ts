import nodemailer, { type SendMailOptions } from 'nodemailer';
import type { signingFor } from './dkim.ts';

type Signing = ReturnType<typeof signingFor>;

const DEADLINE_MS = 20_000;
const IDLE_MS = 2_000;

/** The mail server. Lines to it stay open from one mail to the next, and are hung up when no more come. */
export class MailServer {
  private readonly url: string;
  private readonly dkim: Signing | undefined;
  private lines: ReturnType<MailServer['open']> | undefined;
  private inHand = 0;
  private hangUp: NodeJS.Timeout | undefined;

  constructor(url: string, dkim?: Signing) {
    this.url = url;
    this.dkim = dkim;
  }

  /** Throws what the mail server or the line to it said. */
  async send(mail: SendMailOptions): Promise<void> {
    clearTimeout(this.hangUp);
    this.lines ??= this.open();
    this.inHand += 1;
    try {
      await this.lines.sendMail(mail);
    } finally {
      this.inHand -= 1;
      if (this.inHand === 0) this.hangUp = setTimeout(() => this.close(), IDLE_MS).unref();
    }
  }

  private open() {
    return nodemailer.createTransport({
      url: this.url,
      pool: true,
      ...(this.dkim && { dkim: this.dkim }),
      connectionTimeout: DEADLINE_MS,
      greetingTimeout: DEADLINE_MS,
      socketTimeout: DEADLINE_MS,
    });
  }

  private close(): void {
    this.lines?.close();
    this.lines = undefined;
  }
}
