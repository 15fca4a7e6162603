import { Trans } from '@lingui/react/macro';
import { IconBellRinging, IconShare2, IconSquarePlus } from '@tabler/icons-react';
import classes from './DeviceSettings.module.css';

/** Apple shows notifications only of apps on the home screen: the way there, in three steps. */
export function InstallSteps() {
  return (
    <div className={classes.steps}>
      <p>
        <Trans>On an iPhone or iPad the app goes to the home screen first:</Trans>
      </p>
      <ol>
        <li>
          <IconShare2 aria-hidden size={22} stroke={1.7} />
          <Trans>Press Share at the bottom of Safari.</Trans>
        </li>
        <li>
          <IconSquarePlus aria-hidden size={22} stroke={1.7} />
          <Trans>Choose Add to Home Screen.</Trans>
        </li>
        <li>
          <IconBellRinging aria-hidden size={22} stroke={1.7} />
          <Trans>Open the app from there and come back to this page.</Trans>
        </li>
      </ol>
    </div>
  );
}
