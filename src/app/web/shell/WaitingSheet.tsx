import { Trans } from '@lingui/react/macro';
import { IconSend } from '@tabler/icons-react';
import { actDeeds, useWaiting } from '#platform/web/outbox/use-acts.ts';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { WaitingList } from '#ui/WaitingList.tsx';
import { SaveWaiting } from './SaveWaiting.tsx';
import classes from './WaitingSheet.module.css';

/** Everything that waits for a network, in one list (OFF-2). */
export default function WaitingSheet({ onClose }: { onClose: () => void }) {
  const waiting = useWaiting(() => true);
  const isAnyToSend = waiting.acts.some(({ state }) => state === 'WAITING');
  return (
    <ResponsiveSheet opened onClose={onClose} title={<Trans>Waiting to be sent</Trans>}>
      <div className={classes.sheet}>
        <p className={classes.words}>
          {waiting.acts.length === 0 ? (
            <Trans>Everything has been sent.</Trans>
          ) : (
            <Trans>
              What you did without a network stays on this device and is sent as soon as there is one, also
              after you have closed the app.
            </Trans>
          )}
        </p>
        <WaitingList {...waiting} />
        {isAnyToSend && (
          <SubmitButton onPress={() => actDeeds.sendAll()}>
            <IconSend aria-hidden size={18} /> <Trans>Send now</Trans>
          </SubmitButton>
        )}
        {waiting.acts.length > 0 && <SaveWaiting acts={waiting.acts} />}
      </div>
    </ResponsiveSheet>
  );
}
