/** An act was kept, sent or thrown away; what was read of these keys is old. */
export interface ActChange {
  readonly key: string;
  readonly stale?: readonly (readonly unknown[])[];
}

const CHANNEL = 'outbox';

/** Tells the other tabs, and the worker tells all. */
export function tellOthers(change: ActChange): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(change);
  channel.close();
}

export function whenOthersTell(listener: (change: ActChange) => void): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => listener(data as ActChange);
}
