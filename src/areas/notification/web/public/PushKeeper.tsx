import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { closeShown, renewSubscription, shownNotifications } from '#platform/web/push-subscription.ts';
import { queryClient } from '#platform/web/queries.tsx';
import { objectAt } from '../../rules/objects.ts';
import { tagOf } from '../../rules/push-life.ts';
import { devicesQuery, keepDevice } from '../push/devices.ts';
import { markAboutRead, markRead, readUnread } from '../queries.ts';
import { summaryQuery } from './use-new-notifications.ts';

/** What a page does for pushes without being seen: reads what was pressed, clears what was read, renews the device. */
export function PushKeeper({ owner }: { owner: string }) {
  useToldBy();
  useOpenedFromScreen();
  useReadLeavesScreen();
  useReadHere();
  useEffect(() => void renewDaily(owner).catch(() => undefined), [owner]);
  return null;
}

/** Anyone who comes by a push has read it, on all their devices. */
function useToldBy(): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const words = new URLSearchParams(search);
    const id = words.get('told');
    if (!id) return;
    words.delete('told');
    const rest = words.size > 0 ? `?${words}` : '';
    void navigate(`${pathname}${rest}${hash}`, { replace: true, preventScrollReset: true });
    void markRead([id]).catch(() => undefined);
  }, [pathname, search, hash, navigate]);
}

/** The worker says which page a press leads to; the answer tells it that the page goes there by itself. */
function useOpenedFromScreen(): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const hear = ({ data, ports }: MessageEvent) => {
      const path: unknown = data?.open;
      if (typeof path !== 'string' || !path.startsWith('/')) return;
      ports[0]?.postMessage('heard');
      void navigate(path);
    };
    navigator.serviceWorker.addEventListener('message', hear);
    return () => navigator.serviceWorker.removeEventListener('message', hear);
  }, [navigate]);
}

/** What is read somewhere leaves the screen of every device on which a page is open. */
function useReadLeavesScreen(): void {
  const unread = useQuery(summaryQuery).data?.countNewTotal;
  useEffect(() => {
    if (unread === undefined) return;
    void clearRead().catch(() => undefined);
  }, [unread]);
}

/** Anyone who has a thing before their eyes is not told of it on a phone or by mail as well. */
function useReadHere(): void {
  const { pathname } = useLocation();
  const unread = useQuery(summaryQuery).data?.countNewTotal;
  useEffect(() => {
    const objectId = objectAt(pathname);
    if (!objectId || !unread) return;
    const look = () => {
      if (document.visibilityState === 'visible') void markAboutRead(objectId).catch(() => undefined);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [pathname, unread]);
}

async function clearRead(): Promise<void> {
  if ((await shownNotifications()).length === 0) return;
  const { items, next } = await readUnread();
  // More than a page is unread: what is not on it may be unread all the same.
  if (next !== null) return;
  const open = new Set(items.map(({ object }) => tagOf(object)));
  await closeShown((tag) => tag.includes(':') && !open.has(tag));
}

/** Once a day: says that the app is used here, and renews what the browser or we have changed. */
async function renewDaily(owner: string): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const today = `${owner} ${new Date().toISOString().slice(0, 10)}`;
  if (localStorage.getItem('push-renewed') === today) return;
  const { publicKey } = await queryClient().fetchQuery(devicesQuery);
  const subscribed = await renewSubscription(publicKey);
  if (subscribed) await keepDevice(subscribed);
  localStorage.setItem('push-renewed', today);
}
