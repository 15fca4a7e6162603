import { createECDH, randomBytes } from 'node:crypto';
import http from 'node:http';
import { decryptPush, faultOfSignature, type Receiver } from './decrypt-push.ts';

/** A message as it arrived, opened with the keys of its browser. */
export interface TakenPush {
  readonly payload: {
    readonly web_push: number;
    readonly notification: Readonly<Record<string, string>> & { readonly data: { readonly gone: string[] } };
    readonly app_badge: number;
  };
  readonly urgency: string;
  readonly ttl: number;
  readonly topic: string;
  readonly bytes: number;
}

export interface TestBrowser {
  /** What its page sends to `PUT /api/notifications/devices`. */
  readonly body: { endpoint: string; p256dh: string; auth: string; publicKey: string };
  readonly taken: readonly TakenPush[];
  /** What the service answers next, instead of taking the message. */
  answer(status: number, headers?: http.OutgoingHttpHeaders): void;
}

interface Kept {
  readonly receiver: Receiver;
  readonly publicKey: string;
  readonly taken: TakenPush[];
  readonly answers: { status: number; headers: http.OutgoingHttpHeaders }[];
}

/** A push service as browsers have one (RFC 8030): it checks who sends, keeps what it takes, and answers as it is told. */
export class PushService {
  private readonly kept = new Map<string, Kept>();
  private readonly server = http.createServer((request, reply) => void this.take(request, reply));
  /** What was wrong with messages that were refused. */
  readonly faults: string[] = [];
  /** Every message, in order, as the browser that got it. */
  readonly order: string[] = [];

  async open(): Promise<this> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done));
    return this;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  get origin(): string {
    const address = this.server.address();
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  }

  /** A browser that was shown this key. */
  subscribe(publicKey: string): TestBrowser {
    const name = randomBytes(12).toString('base64url');
    const ecdh = createECDH('prime256v1');
    ecdh.generateKeys();
    const auth = randomBytes(16);
    const kept: Kept = { receiver: { ecdh, auth }, publicKey, taken: [], answers: [] };
    this.kept.set(`/push/${name}`, kept);
    return {
      body: {
        endpoint: `${this.origin}/push/${name}`,
        p256dh: ecdh.getPublicKey('base64url'),
        auth: auth.toString('base64url'),
        publicKey,
      },
      taken: kept.taken,
      answer: (status, headers = {}) => void kept.answers.push({ status, headers }),
    };
  }

  private async take(request: http.IncomingMessage, reply: http.ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const kept = this.kept.get(request.url ?? '');
    const told = kept?.answers.shift();
    if (!kept || told) return void reply.writeHead(told?.status ?? 404, told?.headers ?? {}).end();
    const { authorization, urgency, ttl, topic } = request.headers;
    const fault =
      faultOfSignature(authorization, this.origin, kept.publicKey, Date.now()) ??
      (request.headers['content-encoding'] === 'aes128gcm' ? undefined : 'another encoding') ??
      (/^\d+$/.test(String(ttl)) ? undefined : 'no TTL') ??
      (/^[\w-]{1,32}$/.test(String(topic)) ? undefined : 'a wrong topic');
    if (fault) {
      this.faults.push(fault);
      return void reply.writeHead(403).end();
    }
    const body = Buffer.concat(chunks);
    const payload = JSON.parse(decryptPush(body, kept.receiver));
    kept.taken.push({
      payload,
      urgency: String(urgency),
      ttl: Number(ttl),
      topic: String(topic),
      bytes: body.length,
    });
    this.order.push(request.url ?? '');
    reply.writeHead(201, { location: `${this.origin}/message/${this.order.length}` }).end();
  }
}
