/** A bad signal is the normal case on a mountain: what does not begin to come by then is asked for again (OFF-4). */
export const PATIENCE_MS = 8_000;

interface Filling {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
}

/** Gives up when no answer has begun by then; how long the answer itself is on its way is not counted. */
export async function fetchSoon(
  url: string,
  { signal, ...init }: RequestInit,
  patienceMs: number,
): Promise<Response> {
  const control = new AbortController();
  const stop = () => control.abort(signal?.reason);
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop, { once: true });
  const timer = setTimeout(() => control.abort(new DOMException('no answer', 'TimeoutError')), patienceMs);
  try {
    return await fetch(url, { ...init, signal: control.signal });
  } finally {
    clearTimeout(timer);
  }
}

export function bodyOf({ body }: { readonly body?: unknown }): { body?: BodyInit } {
  if (body === undefined) return {};
  return { body: body instanceof Uint8Array ? new Blob([body as BlobPart]) : JSON.stringify(body) };
}

export function urlOf(path: string, { params = {}, query = {} }: Filling): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return search ? `${filled}?${search}` : filled;
}
