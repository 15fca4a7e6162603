import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the service was sent: the words and the tools. */
export interface Asked {
  readonly messages: ReadonlyArray<{ readonly role: string; readonly content: unknown }>;
  readonly tools?: ReadonlyArray<{ readonly function: { readonly name: string } }>;
}

export type Step = (reply: ServerResponse, asked: Asked) => void | Promise<void>;

export interface ScriptedModel {
  readonly url: string;
  /** What was asked since the script began. */
  readonly asked: Asked[];
  /** Plays these steps, one a request; the last one again and again. */
  play(...steps: Step[]): void;
  close(): Promise<void>;
}

/** A model service of an OpenAI-compatible kind that says what a test tells it to. */
export async function startScriptedModel(): Promise<ScriptedModel> {
  const asked: Asked[] = [];
  let script: Step[] = [];
  const server = createServer(async (request, reply) => {
    const sent = JSON.parse(await bodyOf(request)) as Asked;
    asked.push(sent);
    await script[Math.min(asked.length, script.length) - 1]?.(reply, sent);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    play(...steps) {
      script = steps;
      asked.length = 0;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

function event(reply: ServerResponse, choice: object, more: object = {}): void {
  const frame = {
    id: 'x',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'm',
    choices: [choice],
    ...more,
  };
  if (!reply.headersSent) reply.writeHead(200, { 'content-type': 'text/event-stream' });
  reply.write(`data: ${JSON.stringify(frame)}\n\n`);
}

/** Begins to speak and goes on speaking: the answer is not ended. */
export function begin(reply: ServerResponse, text: string): void {
  event(reply, { index: 0, delta: { role: 'assistant', content: text }, finish_reason: null });
}

export function says(...texts: string[]): Step {
  return (reply) => {
    for (const text of texts) begin(reply, text);
    end(reply, 'stop');
  };
}

export function calls(name: string, input: object): Step {
  return (reply) => {
    const called = { name, arguments: JSON.stringify(input) };
    const tool_calls = [{ index: 0, id: `call-${name}`, type: 'function', function: called }];
    event(reply, { index: 0, delta: { role: 'assistant', tool_calls }, finish_reason: null });
    end(reply, 'tool_calls');
  };
}

function end(reply: ServerResponse, reason: string): void {
  const usage = { prompt_tokens: 40, completion_tokens: 10, total_tokens: 50 };
  event(reply, { index: 0, delta: {}, finish_reason: reason }, { usage });
  reply.end('data: [DONE]\n\n');
}
