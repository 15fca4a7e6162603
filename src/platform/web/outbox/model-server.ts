import { PRESSED_AT } from '#platform/shared/outbox/pressed.ts';
import { outcomeOf, STEP_KEY_KEPT_MS } from '#platform/shared/outbox/rules.ts';
import { bodyOf } from '../request.ts';

/** What becomes of one request on its way. */
export type Fate = 'ARRIVES' | 'LOST' | 'ANSWER_LOST' | 'BUSY' | 'TOO_MANY' | 'LOGGED_OUT' | 'IN_FLIGHT';

type Ask = (url: string, init: RequestInit) => Promise<Response>;

interface SentAct {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly key?: string;
  readonly pressedAt: string;
}

/** Takes acts that come in one request apart, as the server does. */
export function takeApart(ask: Ask): Ask {
  return async (url, init) => {
    if (url !== '/api/acts') return ask(url, init);
    const { acts } = JSON.parse(String(init.body)) as { acts: SentAct[] };
    const answers: { status: number; body: string }[] = [];
    for (const { method, path, body, key, pressedAt } of acts) {
      const headers = { [PRESSED_AT]: pressedAt, ...(key && { 'idempotency-key': key }) };
      const answer = await ask(path, { method, headers, ...bodyOf({ body }) });
      const { status } = answer;
      const said = await answer.text();
      answers.push({ status, body: said });
      if (!answer.ok && outcomeOf({ status, code: JSON.parse(said).code }, {}) === 'LATER') break;
    }
    return Response.json({ answers });
  };
}

/** A server of a test as the API promises it: a POST is done once a key while the key is kept, a PUT as often as it comes. */
export class ModelServer {
  /** The words of each POST that was carried out, in their order. */
  readonly said: string[] = [];
  readonly values = new Map<string, string>();
  /** What stands under each id that a POST was answered with. */
  readonly texts = new Map<string, string>();
  readonly pictures = new Set<string>();
  private readonly keys = new Map<string, { readonly at: number; readonly id: string }>();
  private readonly fate: () => Fate;

  constructor(fate: () => Fate) {
    this.fate = fate;
  }

  readonly fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const fate = this.fate();
    if (fate === 'LOST') throw new TypeError('nobody answers');
    const within = takeApart(async (path, act) => this.answer(this.fate(), path, act));
    const answer = url === '/api/acts' ? await within(url, init) : this.answer(fate, url, init);
    if (fate === 'ANSWER_LOST') throw new TypeError('the answer did not come');
    return answer;
  };

  private answer(fate: Fate, url: string, init: RequestInit): Response {
    if (fate === 'BUSY') return problem(503, 'BUSY');
    if (fate === 'TOO_MANY') return problem(429, 'TOO_MANY');
    if (fate === 'LOGGED_OUT') return problem(401, 'TOKEN_EXPIRED');
    if (fate === 'IN_FLIGHT') return problem(409, 'IN_FLIGHT');
    return this.carryOut(url, init);
  }

  private carryOut(url: string, { method, headers, body }: RequestInit): Response {
    if (method === 'PUT') {
      this.values.set(url, String(body));
      return Response.json({});
    }
    if (method === 'PATCH') {
      this.texts.set(url.split('/').at(-1) ?? '', String(body));
      return Response.json({});
    }
    if (url.includes('refused')) return problem(409, 'TOO_LATE');
    const key = new Headers(headers).get('idempotency-key') ?? '';
    const known = this.keys.get(key);
    if (known && Date.now() - known.at <= STEP_KEY_KEPT_MS) return Response.json({ id: known.id });
    const id = `id-${this.keys.size}-${this.said.length}`;
    this.keys.set(key, { at: Date.now(), id });
    if (url === '/api/media') this.pictures.add(id);
    else {
      this.said.push(String(body));
      this.texts.set(id, String(body));
    }
    return Response.json({ id });
  }
}

function problem(status: number, code: string): Response {
  return Response.json({ code, message: 'No.' }, { status });
}
