import { Trans, useLingui } from '@lingui/react/macro';
import { IconBellRinging, IconDeviceMobile } from '@tabler/icons-react';
import type { PushState } from '#platform/web/push-subscription.ts';
import { TimeDistance } from '#platform/web/TimeDistance.tsx';
import { Action } from '#ui/Action.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import classes from './DeviceSettings.module.css';
import { type Devices, ownDevice, testDevice } from './devices.ts';
import { InstallSteps } from './InstallSteps.tsx';
import { usePush } from './use-push.ts';

/** Where I am told when no page is open: this device first, then the others (NOT-5). */
export function DeviceSettings() {
  const { state, devices, switchOn, remove, run } = usePush();
  if (!state || !devices) return null;
  const own = ownDevice();
  const isHere = state === 'ON' && devices.items.some(({ id }) => id === own);
  return (
    <div className={classes.devices}>
      {!isHere && <Offer state={state} onSwitchOn={switchOn} />}
      {devices.items.length > 0 && (
        <ul className={classes.list}>
          {devices.items.map((device) => (
            <Device
              key={device.id}
              device={device}
              isThis={isHere && device.id === own}
              onTest={() => run(() => testDevice(device.id))}
              onRemove={() => remove(device.id)}
            />
          ))}
        </ul>
      )}
      {!devices.items.some((device) => device.state === 'WORKS') && (
        <p className={classes.note}>
          <Trans>
            The app was not opened in the last 14 days on a device that you are told on. Until it is, what is
            urgent comes by mail as well.
          </Trans>
        </p>
      )}
    </div>
  );
}

function Offer({ state, onSwitchOn }: { state: PushState; onSwitchOn: () => Promise<void> }) {
  if (state === 'INSTALL_FIRST') return <InstallSteps />;
  if (state === 'DENIED')
    return (
      <p className={classes.note}>
        <Trans>
          This browser does not allow notifications from here. Open its settings for this page (the sign left
          of the address), allow notifications, and come back.
        </Trans>
      </p>
    );
  if (state === 'UNSUPPORTED')
    return (
      <p className={classes.note}>
        <Trans>This browser cannot show notifications while the page is closed. Mail reaches you.</Trans>
      </p>
    );
  return (
    <SubmitButton wide icon={<IconBellRinging aria-hidden size={20} />} onPress={onSwitchOn}>
      <Trans>Tell me on this device</Trans>
    </SubmitButton>
  );
}

interface DeviceProps {
  device: Devices['items'][number];
  isThis: boolean;
  onTest: () => Promise<void>;
  onRemove: () => Promise<void>;
}

function Device({ device, isThis, onTest, onRemove }: DeviceProps) {
  const { t } = useLingui();
  const { browser, system, seenAt, state } = device;
  const name = [browser, system].filter(Boolean).join(', ') || t`A browser`;
  const ago = <TimeDistance to={seenAt} />;
  return (
    <li className={classes.device}>
      <IconDeviceMobile aria-hidden size={24} stroke={1.7} />
      <div className={classes.words}>
        <strong>{name}</strong>
        <small>
          {isThis ? <Trans>This device</Trans> : <Trans>Last opened {ago}</Trans>}
          {state !== 'WORKS' && ' · '}
          {state === 'UNSEEN' && <Trans>not opened for 14 days</Trans>}
          {state === 'REFUSED' && <Trans>the last message was not taken</Trans>}
        </small>
      </div>
      <div className={classes.acts}>
        <SubmitButton look="outline" size="small" onPress={onTest} aria-label={t`Send a test to ${name}`}>
          <Trans>Test</Trans>
        </SubmitButton>
        <Action look="plain" size="small" onClick={() => void onRemove()} aria-label={t`Remove ${name}`}>
          <Trans>Remove</Trans>
        </Action>
      </div>
    </li>
  );
}
