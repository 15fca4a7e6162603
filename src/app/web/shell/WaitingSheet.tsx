import { Trans } from '@lingui/react/macro';
import { IconArrowLeft, IconQrcode, IconScan, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { latePart } from '#platform/web/lazy-part.ts';
import { actDeeds, useWaiting } from '#platform/web/outbox/use-acts.ts';
import { Action } from '#ui/Action.tsx';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { WaitingList } from '#ui/WaitingList.tsx';
import { SaveWaiting } from './SaveWaiting.tsx';
import classes from './WaitingSheet.module.css';

const HandOver = latePart(() => import('#areas/carry/web/public/HandOver.tsx'));
const TakeOver = latePart(() => import('#areas/carry/web/public/TakeOver.tsx'));

type View = 'LIST' | 'HAND_OVER' | 'TAKE_OVER';

const titles: Readonly<Record<View, () => React.ReactNode>> = {
  LIST: () => <Trans>Waiting to be sent</Trans>,
  HAND_OVER: () => <Trans>Hand over to another phone</Trans>,
  TAKE_OVER: () => <Trans>Take over from another phone</Trans>,
};

/** Everything that waits for a network, in one list (OFF-2), and the way from phone to phone (O17). */
export default function WaitingSheet({ onClose }: { onClose: () => void }) {
  const [view, setView] = useState<View>('LIST');
  return (
    <ResponsiveSheet opened onClose={onClose} title={titles[view]()}>
      <div className={classes.sheet}>
        {view !== 'LIST' && (
          <Action
            look="plain"
            size="small"
            icon={<IconArrowLeft aria-hidden size={18} />}
            onClick={() => setView('LIST')}
          >
            <Trans>Back to the list</Trans>
          </Action>
        )}
        {view === 'LIST' && <Waiting onView={setView} />}
        {view === 'HAND_OVER' && <HandOver meanwhile={<RowSkeletons count={3} />} />}
        {view === 'TAKE_OVER' && <TakeOver meanwhile={<RowSkeletons count={3} />} />}
      </div>
    </ResponsiveSheet>
  );
}

function Waiting({ onView }: { onView: (view: View) => void }) {
  const waiting = useWaiting(() => true);
  const isAnyToSend = waiting.acts.some(({ state }) => state === 'WAITING');
  return (
    <>
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
        <>
          <SubmitButton onPress={() => actDeeds.sendAll()}>
            <IconSend aria-hidden size={18} /> <Trans>Send now</Trans>
          </SubmitButton>
          <Action
            look="outline"
            icon={<IconQrcode aria-hidden size={18} />}
            onClick={() => onView('HAND_OVER')}
          >
            <Trans>Hand over to another phone</Trans>
          </Action>
        </>
      )}
      <Action look="outline" icon={<IconScan aria-hidden size={18} />} onClick={() => onView('TAKE_OVER')}>
        <Trans>Take over from another phone</Trans>
      </Action>
      {waiting.acts.length > 0 && <SaveWaiting acts={waiting.acts} />}
    </>
  );
}
