/** How this browser stands to being told when no page is open. */
export type PushState = 'ON' | 'OFF' | 'DENIED' | 'INSTALL_FIRST' | 'UNSUPPORTED';

/** What a browser says of itself, as the server keeps it. */
export interface Subscribed {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly publicKey: string;
}

const isApplePhone = () =>
  /\b(iPhone|iPad|iPod)\b/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

export async function readPushState(): Promise<PushState> {
  const canPush = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!canPush) return isApplePhone() ? 'INSTALL_FIRST' : 'UNSUPPORTED';
  if (Notification.permission === 'denied') return 'DENIED';
  const subscription = await currentSubscription();
  return subscription && Notification.permission === 'granted' ? 'ON' : 'OFF';
}

/** Asks for permission, which must be the first thing that a press does, and subscribes; undefined when it is a no. */
export async function subscribe(publicKey: string): Promise<Subscribed | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  return subscribeWith(publicKey);
}

/** The subscription of this browser for our present key: an old one is replaced. Undefined without permission. */
export async function renewSubscription(publicKey: string): Promise<Subscribed | undefined> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return undefined;
  return (await currentSubscription()) ? subscribeWith(publicKey) : undefined;
}

/** Nobody is told on this device any more; what still stands on its screen goes. */
export async function endPushes(): Promise<void> {
  try {
    await (await currentSubscription())?.unsubscribe();
    await closeShown(() => true);
  } catch {
    // The log-in ends, and with it what the server sends.
  }
}

/** Takes notifications off the screen, by their tags. */
export async function closeShown(isOver: (tag: string) => boolean): Promise<void> {
  for (const shown of await shownNotifications()) if (isOver(shown.tag)) shown.close();
}

export async function shownNotifications(): Promise<readonly Notification[]> {
  if (!('serviceWorker' in navigator)) return [];
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.active ? registration.getNotifications() : [];
}

async function subscribeWith(publicKey: string): Promise<Subscribed> {
  const known = await currentSubscription();
  if (known && keyOf(known) !== publicKey) await known.unsubscribe();
  const { pushManager } = await readyWorker();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  return { endpoint, p256dh: plain(p256dh), auth: plain(auth), publicKey };
}

async function readyWorker(): Promise<ServiceWorkerRegistration> {
  if (!(await navigator.serviceWorker.getRegistration())) await navigator.serviceWorker.register('/sw.js');
  return navigator.serviceWorker.ready;
}

async function currentSubscription(): Promise<PushSubscription | null | undefined> {
  if (!('serviceWorker' in navigator)) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.pushManager?.getSubscription();
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return plain(btoa(String.fromCharCode(...bytes)));
}

/** Base64 as addresses carry it. */
const plain = (base64: string) => base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
