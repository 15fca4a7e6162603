import { Trans } from '@lingui/react/macro';
import classes from '../join.module.css';

/** The first step of `/nav/{id}`, shown until it is known who is there (LINK-2). */
export function LoadingUser() {
  return (
    <div className={classes.page} role="status">
      <h1>
        <Trans>Loading user...</Trans>
      </h1>
    </div>
  );
}
