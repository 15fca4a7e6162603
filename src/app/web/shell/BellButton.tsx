import { useLingui } from '@lingui/react/macro';
import { IconBell } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useNewNotifications } from '#areas/notification/web/public/use-new-notifications.ts';
import classes from './TopBar.module.css';

/** The bell with the count that every tab shows. */
export function BellButton(props: ComponentProps<'button'>) {
  const { t } = useLingui();
  const count = useNewNotifications();
  return (
    <button
      type="button"
      {...props}
      className={classes.round}
      data-tour="bell"
      aria-label={count > 0 ? t`Notifications, ${count} new` : t`Notifications`}
    >
      <IconBell aria-hidden size={22} stroke={1.8} />
      {count > 0 && (
        <span className={classes.badge} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </button>
  );
}
