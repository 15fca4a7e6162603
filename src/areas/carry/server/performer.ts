import type { z } from 'zod';
import type { KeyedCommand } from '#platform/server/command-keys.ts';
import { hashOfRequest } from '#platform/server/http/command-of.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { type CarriedAct, type CarriedWire, carriedWires } from '../rules/code.ts';

interface Prepared {
  readonly command: KeyedCommand;
  run(): Promise<unknown>;
}

/** Makes of an act what is to be done; undefined when it is no request of its kind. */
export type Performer = (act: CarriedAct, author: Viewer, now: Date) => Prepared | undefined;

interface Shapes<Params, Body> {
  readonly params: z.ZodType<Params>;
  readonly body: z.ZodType<Body>;
}

/** An act as its verb takes it, parsed by the shapes of its own endpoint. */
interface Parsed<Params, Body> {
  readonly viewer: Viewer;
  readonly params: Params;
  readonly body: Body;
  readonly command: KeyedCommand;
  /** A time that is still to come was pressed now. */
  readonly pressedAt: Date;
}

/** How acts of one endpoint are done: `act` gets the same as its route, and the key that the author's phone sends. */
export function performs<Params, Body>(
  wire: CarriedWire,
  endpoint: Shapes<Params, Body>,
  act: (parsed: Parsed<Params, Body>) => Promise<unknown>,
): Performer {
  return (carried, viewer, now) => {
    const params = endpoint.params.safeParse(carried.params);
    const body = endpoint.body.safeParse(carried.body);
    if (!params.success || !body.success || carriedWires[carried.kind] !== wire) return undefined;
    const command = commandOf(carried, viewer, body.data);
    const pressedAt = new Date(Math.min(carried.at, now.getTime()));
    const parsed = { viewer, params: params.data, body: body.data, command, pressedAt };
    return { command, run: () => act(parsed) };
  };
}

function commandOf({ kind, key, params }: CarriedAct, { personId }: Viewer, body: unknown): KeyedCommand {
  const [method = '', path = ''] = carriedWires[kind].split(' ');
  const url = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return { owner: personId, key, requestHash: hashOfRequest(method, url, body) };
}
