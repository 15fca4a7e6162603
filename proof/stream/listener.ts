import { createParser } from 'eventsource-parser';

/** Listens to one person's stream, coming back with the last number it has seen whenever it is cut. */
export class Listener {
  readonly ids: number[] = [];
  resets = 0;
  /** The first connection stands: what is written from now on must arrive. */
  greeted = false;
  private leaving = new AbortController();
  private readonly url: string;
  private readonly token: string;
  private stopped = false;
  private last: number | undefined;

  constructor(origin: string, token: string) {
    this.url = `${origin}/api/sse/subscribe`;
    this.token = token;
  }

  /** Ends the connection as a lost network would; it comes back by itself. */
  cut(): void {
    this.leaving.abort();
  }

  stop(): void {
    this.stopped = true;
    this.cut();
  }

  async listen(): Promise<void> {
    while (!this.stopped) {
      this.leaving = new AbortController();
      await this.connection().catch(() => new Promise((resolve) => setTimeout(resolve, 20)));
    }
  }

  private async connection(): Promise<void> {
    const headers: Record<string, string> = { authorization: `Bearer ${this.token}` };
    if (this.last !== undefined) headers['last-event-id'] = String(this.last);
    const answer = await fetch(this.url, { headers, signal: this.leaving.signal });
    if (!answer.ok || !answer.body) throw new Error(`stream answers ${answer.status}`);
    const parser = createParser({ onEvent: (event) => this.take(event.event ?? '', event.id) });
    const words = new TextDecoder();
    for await (const bytes of answer.body) parser.feed(words.decode(bytes, { stream: true }));
  }

  private take(event: string, id: string | undefined): void {
    if (id !== undefined) this.last = Number(id);
    this.greeted ||= event === 'hello';
    if (event === 'reset') this.resets += 1;
    else if (event !== 'hello' && id !== undefined) this.ids.push(Number(id));
  }
}
