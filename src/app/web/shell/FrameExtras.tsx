import { useEffect } from 'react';
import type { MyAccount } from '#areas/account/web/public/my-account.ts';
import { KeepDeviceKey } from '#areas/carry/web/public/KeepDeviceKey.tsx';
import { SendWaiting } from '#areas/chat/web/public/SendWaiting.tsx';
import { KeepAhead } from '#areas/huddle/web/public/KeepAhead.tsx';
import { PushKeeper } from '#areas/notification/web/public/PushKeeper.tsx';
import { ComposerHost } from '#areas/post/web/public/ComposerHost.tsx';
import { latePart } from '#platform/web/lazy-part.ts';
import { LookAhead } from '../look-ahead/LookAhead.tsx';
import { openFrameDialog, standFrame, useFrameDialog } from './frame-dialogs.ts';
import { IconCount } from './IconCount.tsx';
import LogInAgain from './LogInAgain.tsx';
import { ShareIn } from './ShareIn.tsx';
import { useShortcuts } from './use-shortcuts.ts';
import type { TourState } from './use-tour.ts';

const FeedbackDialog = latePart(() => import('./FeedbackDialog.tsx'));
const KeysDialog = latePart(() => import('./KeysDialog.tsx'));
const WaitingSheet = latePart(() => import('./WaitingSheet.tsx'));
const LeavingDialog = latePart(() => import('./LeavingDialog.tsx'));
const Tour = latePart(() => import('./Tour.tsx'));

/** What the frame offers beside its bars; loaded once the page stands. */
export default function FrameExtras({ me, tour }: { me: MyAccount; tour: TourState }) {
  const dialog = useFrameDialog();
  const close = () => openFrameDialog(undefined);
  useShortcuts();
  useEffect(standFrame, []);
  return (
    <>
      <LogInAgain />
      <SendWaiting owner={me.id} />
      <ComposerHost />
      <ShareIn />
      <IconCount />
      <LookAhead />
      <PushKeeper owner={me.id} />
      <KeepAhead />
      <KeepDeviceKey />
      {dialog === 'feedback' && <FeedbackDialog onClose={close} />}
      {dialog === 'keys' && <KeysDialog onClose={close} />}
      {dialog === 'waiting' && <WaitingSheet onClose={close} />}
      {dialog === 'leaving' && <LeavingDialog onClose={close} />}
      {tour.shown && <Tour onEnd={tour.end} />}
    </>
  );
}
