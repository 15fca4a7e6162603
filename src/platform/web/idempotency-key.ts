// `crypto.randomUUID` exists only on secure origins, and a phone may look at a laptop over plain HTTP.
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
