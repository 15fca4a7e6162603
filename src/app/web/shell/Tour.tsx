import 'driver.js/dist/driver.css';
import './Tour.css';
import { useLingui } from '@lingui/react/macro';
import { type DriveStep, driver } from 'driver.js';
import { useEffect, useRef } from 'react';
import { remembered } from '#platform/web/remembered.ts';
import { TOUR_COMPLETED } from './tour-key.ts';

// The library's own words for the numbers of the steps.
const [CURRENT, TOTAL] = ['{{current}}', '{{total}}'];

/** A walk along the frame, once; arrow keys move, Esc leaves (SHELL-10). */
export default function Tour({ onEnd }: { onEnd: () => void }) {
  const { t } = useLingui();
  const end = useRef(onEnd);
  const words = useRef<{ steps: DriveStep[]; next: string; back: string; done: string; progress: string }>(
    undefined,
  );
  words.current = {
    steps: [
      step(
        'navigation',
        t`Your ways`,
        t`Every part of the app is here. On a phone it opens from the menu button.`,
        'right',
      ),
      step('create', t`Create`, t`Plan a huddle, or share a ride, from wherever you are.`),
      step('bell', t`What happened`, t`Who is coming, who asks, what changed. The number tells what is new.`),
      step('face', t`You`, t`Your account, settings and theme, feedback to us, and this tour once more.`),
    ],
    next: t`Next`,
    back: t`Back`,
    done: t`Done`,
    progress: t`${CURRENT} of ${TOTAL}`,
  };
  useEffect(() => {
    if (!words.current) return;
    const { steps, next, back, done, progress } = words.current;
    const walk = driver({
      steps: steps.filter(({ element }) => isVisible(String(element))),
      showProgress: true,
      progressText: progress,
      nextBtnText: next,
      prevBtnText: back,
      doneBtnText: done,
      // While it moves the library hears no keys.
      animate: false,
      popoverClass: 'tour',
      onDestroyed() {
        remembered.set(TOUR_COMPLETED);
        end.current();
      },
    });
    walk.drive();
    return () => walk.destroy();
  }, []);
  return null;
}

function step(
  name: string,
  title: string,
  description: string,
  side: 'right' | 'bottom' = 'bottom',
): DriveStep {
  return { element: `[data-tour="${name}"]`, popover: { title, description, side, align: 'start' } };
}

function isVisible(selector: string): boolean {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box !== undefined && box.width > 0;
}
