import { useState } from 'react';
import { useLocation } from 'react-router';
import { remembered } from '#platform/web/remembered.ts';
import { useReadOnce } from '#platform/web/use-read-once.ts';
import { openFrameDialog, useFrameDialog } from './frame-dialogs.ts';
import { DESKTOP, TOUR_COMPLETED } from './tour-notes.ts';

export interface TourState {
  /** Not completed where there is room for it, or asked for: introductions wait until it is over. */
  readonly due: boolean;
  /** It stands on Home only. */
  readonly shown: boolean;
  readonly end: () => void;
}

/** The tour starts by itself once, where there is room for it, and from the menu as often as wanted (SHELL-10). */
export function useTour(): TourState {
  const asked = useFrameDialog() === 'tour';
  const atHome = useLocation().pathname === '/home';
  const isNew = useReadOnce(() => !remembered.has(TOUR_COMPLETED) && matchMedia(DESKTOP).matches, false);
  const [ended, setEnded] = useState(false);
  const due = (isNew && !ended) || asked;
  const end = () => {
    remembered.set(TOUR_COMPLETED);
    setEnded(true);
    if (asked) openFrameDialog(undefined);
  };
  return { due, shown: due && atHome, end };
}
