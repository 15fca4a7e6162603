import { Trans, useLingui } from '@lingui/react/macro';
import { IconX } from '@tabler/icons-react';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Action } from '#ui/Action.tsx';
import classes from './Tour.module.css';

interface Step {
  /** The `data-tour` of what it is about. */
  readonly about: string;
  readonly title: string;
  readonly words: string;
}

/** A small bubble that says what stands where, once; it darkens nothing and leaves the page to be used (SHELL-10). */
export default function Tour({ onEnd }: { onEnd: () => void }) {
  const { t } = useLingui();
  const steps = useSteps();
  const [at, setAt] = useState(0);
  const title = useId();
  const go = (by: number) => {
    if (at + by >= steps.length) onEnd();
    else setAt(Math.max(0, at + by));
  };
  useKeys(go, onEnd);
  const step = steps[at];
  usePointedAt(step?.about);
  if (!step) return null;
  const [current, total] = [at + 1, steps.length];
  return (
    <section role="dialog" aria-labelledby={title} aria-live="polite" className={classes.bubble}>
      <h2 id={title}>{step.title}</h2>
      <p>{step.words}</p>
      <div className={classes.ways}>
        <p>
          <Trans>
            {current} of {total}
          </Trans>
        </p>
        {at > 0 && (
          <Action size="small" look="plain" onClick={() => go(-1)}>
            <Trans>Back</Trans>
          </Action>
        )}
        <Action size="small" onClick={() => go(1)}>
          {current < total ? <Trans>Next</Trans> : <Trans>Done</Trans>}
        </Action>
      </div>
      <button type="button" className={classes.close} aria-label={t`Close`} onClick={onEnd}>
        <IconX aria-hidden size={18} />
      </button>
    </section>
  );
}

/** Only about what is there: a phone has no navigation at its side. */
function useSteps(): readonly Step[] {
  const { t } = useLingui();
  const steps: readonly Step[] = [
    {
      about: 'navigation',
      title: t`Your ways`,
      words: t`Every part of the app is here. On a phone it opens from the menu button.`,
    },
    {
      about: 'create',
      title: t`Create`,
      words: t`Plan a huddle, or share a ride, from wherever you are.`,
    },
    {
      about: 'bell',
      title: t`What happened`,
      words: t`Who is coming, who asks, what changed. The number tells what is new.`,
    },
    {
      about: 'face',
      title: t`You`,
      words: t`Your account, settings and theme, feedback to us, and this tour once more.`,
    },
  ];
  const [there] = useState(() => steps.filter(({ about }) => visible(about)).map(({ about }) => about));
  return steps.filter(({ about }) => there.includes(about));
}

function visible(about: string): HTMLElement | undefined {
  const all = document.querySelectorAll<HTMLElement>(`[data-tour="${about}"]`);
  return [...all].find((each) => each.getBoundingClientRect().width > 0);
}

/** What the step is about has a line around it. */
function usePointedAt(about: string | undefined): void {
  useEffect(() => {
    const shown = about && visible(about);
    if (!shown) return;
    shown.dataset.toured = '';
    return () => {
      delete shown.dataset.toured;
    };
  }, [about]);
}

/** Arrow keys move and Esc closes wherever the focus is, unless somebody types or something else is open. */
function useKeys(go: (by: number) => void, onEnd: () => void): void {
  const onKey = useRef<(key: string) => void>(undefined);
  useLayoutEffect(() => {
    onKey.current = (key) => {
      if (key === 'ArrowRight') go(1);
      else if (key === 'ArrowLeft') go(-1);
      else if (key === 'Escape') onEnd();
    };
  });
  // With the bubble, not after it: a key that is pressed as soon as it shows is heard.
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const busy = document.querySelector(':read-write:focus, [aria-modal="true"], [role="menu"]');
      if (!busy && !event.defaultPrevented) onKey.current?.(event.key);
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
