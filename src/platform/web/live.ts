import { useEffect } from 'react';
import { type LiveStream, openStream } from './stream.ts';

interface LiveOptions {
  token(): Promise<string | null>;
  /** The number of the last fact that is known already. */
  readonly since?: number | undefined;
  onFact(fact: string, data: unknown): void;
}

let stream: LiveStream | undefined;
let control: AbortController | undefined;
const watched = new Map<symbol, { topic: string; leave?: () => void }>();

/** Opens the one live stream of this tab; a second call changes nothing. Ends with `stopLive`. */
export function startLive({ token, since, onFact }: LiveOptions): void {
  if (stream) return;
  control = new AbortController();
  stream = openStream({ url: '/api/sse/subscribe', token, since, onFact, signal: control.signal });
  for (const watch of watched.values()) watch.leave = stream.watch(watch.topic);
}

export function stopLive(): void {
  control?.abort();
  stream = undefined;
  for (const watch of watched.values()) delete watch.leave;
}

/** Hears about changes of one object, `kind:id`, while the component is on the page. */
export function useWatch(topic: string | null): void {
  useEffect(() => {
    if (!topic) return;
    const key = Symbol(topic);
    const watch: { topic: string; leave?: () => void } = { topic };
    if (stream) watch.leave = stream.watch(topic);
    watched.set(key, watch);
    return () => {
      watched.delete(key);
      watch.leave?.();
    };
  }, [topic]);
}
