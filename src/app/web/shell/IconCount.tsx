import { useEffect } from 'react';
import { useNewNotifications } from '#areas/notification/web/public/use-new-notifications.ts';
import { useActs } from '#platform/web/outbox/use-acts.ts';

interface Badges {
  setAppBadge?(count: number): Promise<void>;
  clearAppBadge?(): Promise<void>;
}

/** What is new, and what waits to be sent, as a number on the icon of the installed app. */
export function IconCount() {
  const count = useNewNotifications() + useActs().length;
  useEffect(() => {
    const badges = navigator as Badges;
    const shown = count > 0 ? badges.setAppBadge?.(count) : badges.clearAppBadge?.();
    // An app that is not installed has no icon.
    shown?.catch(() => undefined);
  }, [count]);
  return null;
}
