import type { Fixture, Persona } from './personas.ts';

export interface Request {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Make = (on: Fixture, persona: Persona, self: string) => Request;

export const get =
  (path: (on: Fixture) => string): Make =>
  (on) => ({ method: 'GET', url: path(on) });
