import { useLingui } from '@lingui/react/macro';
import { IconBell } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useNewNotifications } from '#areas/notification/web/parts/use-new-notifications.ts';
import classes from './TopBar.module.css';

/** The way to what happened, with how much of it is new; live (SHELL-3). */
export function Bell() {
  const { t } = useLingui();
  const count = useNewNotifications();
  return (
    <Link
      to="/notification"
      className={classes.round}
      aria-label={count > 0 ? t`Notifications, ${count} new` : t`Notifications`}
    >
      <IconBell aria-hidden size={22} stroke={1.8} />
      {count > 0 && (
        <span className={classes.badge} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Link>
  );
}
