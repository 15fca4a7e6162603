import { logOut } from '#platform/web/log-out.ts';
import { isSomethingWaiting } from '#platform/web/outbox/waiting-note.ts';
import { openFrameDialog, useHasFrame } from './frame-dialogs.ts';

/** Logs out, after a question where something would be lost with it. */
export function useLeave(): () => void {
  const hasFrame = useHasFrame();
  return () => (hasFrame && isSomethingWaiting() ? openFrameDialog('leaving') : void logOut());
}
