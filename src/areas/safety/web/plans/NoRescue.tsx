import { Trans } from '@lingui/react/macro';
import { IconAlertTriangle } from '@tabler/icons-react';
import classes from './NoRescue.module.css';

/** What this is not, wherever somebody could count on it. */
export function NoRescue() {
  return (
    <p className={classes.note}>
      <IconAlertTriangle aria-hidden size={20} stroke={1.7} />
      <span>
        <Trans>
          Trailfolk is no rescue service, and a message may fail to arrive. In an emergency call for help
          yourself: <a href="tel:112">112</a>, or the local rescue number.
        </Trans>
      </span>
    </p>
  );
}
