declare const self: {
  addEventListener(type: string, listener: (event: PushedEvent) => void): void;
  readonly location: Location;
  readonly navigator: { readonly language: string; setAppBadge?(count: number): Promise<void> };
  readonly registration: {
    showNotification(title: string, options: object): Promise<void>;
    getNotifications(): Promise<readonly Shown[]>;
  };
  readonly clients: {
    matchAll(which: object): Promise<readonly Page[]>;
    openWindow(url: string): Promise<unknown>;
  };
};

interface PushedEvent {
  readonly data: { json(): unknown } | null;
  readonly notification: Shown;
  /** Which of its buttons was pressed; empty for the notification itself. */
  readonly action?: string;
  waitUntil(work: Promise<unknown>): void;
}

interface Shown {
  readonly tag: string;
  readonly data: unknown;
  close(): void;
}

interface Page {
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
  postMessage(message: object, transfer: readonly MessagePort[]): void;
}

interface Pushed {
  readonly title: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly gone: readonly string[];
  readonly badge: number | undefined;
}

const ANSWER_MS = 1_000;

/** Shows what is pushed, and opens it at a press. */
export function listenForPushes(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(readPush(event.data))));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(event.notification.data, event.action));
  });
}

/** One notification for every message, whatever it is: a phone that is shown none ends the subscription. */
async function show({ title, options, gone, badge }: Pushed): Promise<void> {
  await self.registration.showNotification(title, options);
  const shown = await self.registration.getNotifications().catch(() => []);
  for (const each of shown) if (gone.includes(each.tag) && each.tag !== options.tag) each.close();
  if (badge !== undefined) await self.navigator.setAppBadge?.(badge).catch(() => undefined);
}

/** What cannot be read is shown as news that are in the app. */
function readPush(data: PushedEvent['data']): Pushed {
  const sent = fieldsOf(parse(data));
  const notification = fieldsOf(sent.notification);
  const { title, body, lang, tag, renotify, navigate } = notification;
  const { gone } = fieldsOf(notification.data);
  const about = readAbout(notification.actions);
  const known = typeof tag === 'string' && tag !== '' ? tag : 'NEWS';
  return {
    title: typeof title === 'string' && title !== '' ? title : plainTitle(),
    options: {
      body: typeof body === 'string' ? body : '',
      lang: typeof lang === 'string' ? lang : '',
      dir: 'auto',
      tag: known,
      renotify: renotify === true,
      icon: '/icon-192.png',
      badge: '/icon-192.png',
      ...(about && { actions: [{ action: 'about', title: about.title }] }),
      data: { navigate, about: about?.navigate },
    },
    gone: Array.isArray(gone) ? gone.map(String) : [],
    badge: typeof sent.app_badge === 'number' ? sent.app_badge : undefined,
  };
}

/** The one button that a push has: to hear less of it. */
function readAbout(actions: unknown): { title: string; navigate: unknown } | undefined {
  const { title, navigate } = fieldsOf(Array.isArray(actions) ? actions[0] : undefined);
  return typeof title === 'string' ? { title, navigate } : undefined;
}

function parse(data: PushedEvent['data']): unknown {
  try {
    return data?.json();
  } catch {
    return undefined;
  }
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

/** The worker has no catalogue of its own: one word in the two languages of the app. */
function plainTitle(): string {
  return self.navigator.language.startsWith('de') ? 'Neuigkeiten' : 'News';
}

/** In the page that is open, without loading it again; else in a new one. */
async function open(data: unknown, action = ''): Promise<void> {
  const { navigate, about } = fieldsOf(data);
  const url = addressIn(action === 'about' ? about : navigate);
  const [page] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!page) return void (await self.clients.openWindow(url.href));
  await page.focus().catch(() => undefined);
  if (await isHeard(page, `${url.pathname}${url.search}`)) return;
  await page.navigate(url.href).catch(() => self.clients.openWindow(url.href));
}

/** Only pages of ours. */
function addressIn(navigate: unknown): URL {
  const url = typeof navigate === 'string' ? URL.parse(navigate, self.location.origin) : null;
  return url?.origin === self.location.origin ? url : new URL('/notification', self.location.origin);
}

/** Whether the page says that it opens the path by itself. */
function isHeard(page: Page, path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), ANSWER_MS);
    page.postMessage({ open: path }, [port2]);
  });
}
