import { Trans } from '@lingui/react/macro';
import { IconWifiOff } from '@tabler/icons-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import classes from './OfflineBanner.module.css';

/** Follows the network events of the browser (SHELL-4); what else is to be said of it stands there without one, too. */
export function OfflineBanner({ children }: { children?: ReactNode }) {
  const online = useSyncExternalStore(
    whenNetworkChanges,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className={classes.banner}>
      {!online && (
        <span className={classes.words}>
          <IconWifiOff aria-hidden size={18} stroke={1.8} />
          <Trans>You are currently offline.</Trans>
        </span>
      )}
      {children}
    </div>
  );
}

export function whenNetworkChanges(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
