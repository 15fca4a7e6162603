import { lazy, Suspense, useEffect, useState } from 'react';
import type { MyAccount } from '#areas/account/web/public/my-account.ts';
import { SendWaiting } from '#areas/chat/web/public/SendWaiting.tsx';
import { ComposerHost } from '#areas/post/web/public/ComposerHost.tsx';
import { remembered } from '#platform/web/remembered.ts';
import { BrowserNote } from './BrowserNote.tsx';
import { openFrameDialog, standFrame, useFrameDialog } from './frame-dialogs.ts';
import { IntroDialog } from './IntroDialog.tsx';
import LogInAgain from './LogInAgain.tsx';
import { TOUR_COMPLETED } from './tour-key.ts';
import { useShortcuts } from './use-shortcuts.ts';

const FeedbackDialog = lazy(() => import('./FeedbackDialog.tsx'));
const KeysDialog = lazy(() => import('./KeysDialog.tsx'));
const Tour = lazy(() => import('./Tour.tsx'));

const DESKTOP = '(min-width: 1024px)';

/** What the frame offers beside its bars; loaded once the page stands. */
export default function FrameExtras({ me }: { me: MyAccount }) {
  const dialog = useFrameDialog();
  const close = () => openFrameDialog(undefined);
  const touring = useFirstTour(dialog === 'tour');
  useShortcuts();
  useEffect(standFrame, []);
  return (
    <>
      <BrowserNote />
      <LogInAgain />
      <SendWaiting owner={me.id} />
      {!touring && <IntroDialog />}
      <ComposerHost />
      <Suspense fallback={null}>
        {dialog === 'feedback' && <FeedbackDialog onClose={close} />}
        {dialog === 'keys' && <KeysDialog onClose={close} />}
        {dialog === 'tour' && <Tour onEnd={close} />}
      </Suspense>
    </>
  );
}

/** The tour starts by itself once, where there is room for it (SHELL-10); true while it is still to come or runs. */
function useFirstTour(running: boolean): boolean {
  const [pending, setPending] = useState(
    () => !remembered.has(TOUR_COMPLETED) && window.matchMedia(DESKTOP).matches,
  );
  const [begun, setBegun] = useState(false);
  useEffect(() => {
    if (!pending || begun) return;
    setBegun(true);
    openFrameDialog('tour');
  }, [pending, begun]);
  useEffect(() => {
    if (begun && !running) setPending(false);
  }, [begun, running]);
  return pending || running;
}
