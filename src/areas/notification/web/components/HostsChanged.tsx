import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { NotificationView } from '../../contract.ts';

interface HostsChangedProps {
  notification: NotificationView;
  who: ReactNode;
  what: ReactNode;
}

/** What somebody said who was asked to host, or that a co-host left. */
export function HostsChanged({ notification, who, what }: HostsChangedProps) {
  switch (notification.facts.change) {
    case 'CO_HOST_ACCEPTED':
      return (
        <Trans>
          {who} co-hosts {what} with you.
        </Trans>
      );
    case 'CO_HOST_DECLINED':
      return (
        <Trans>
          {who} can't co-host {what}.
        </Trans>
      );
    case 'HOST_ACCEPTED':
      return (
        <Trans>
          {who} is the host of {what} now. You are a co-host.
        </Trans>
      );
    case 'HOST_DECLINED':
      return (
        <Trans>
          {who} can't take over {what}. You are still its host.
        </Trans>
      );
    default:
      return (
        <Trans>
          {who} no longer co-hosts {what}.
        </Trans>
      );
  }
}
