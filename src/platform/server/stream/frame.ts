/** One server-sent event as bytes; `id` only for facts that a reconnecting client resumes after. */
export function frame(event: string, data: unknown, id?: number): Buffer {
  const head = id === undefined ? '' : `id: ${id}\n`;
  return Buffer.from(`${head}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}

export const heartbeat = Buffer.from(': \n\n');
