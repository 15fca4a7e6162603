import type { ReactNode } from 'react';
import { Contours } from './Contours.tsx';
import classes from './PressPage.module.css';
import { SubmitButton } from './SubmitButton.tsx';

export interface Outcome {
  readonly done: boolean;
  readonly words: string;
}

interface ConfirmLinkPageProps {
  title: ReactNode;
  /** What the press will do. */
  question?: ReactNode;
  press: ReactNode;
  onPress: () => Promise<void>;
  /** What came of it; then there is nothing more to press. */
  outcome: Outcome | undefined;
  /** The way on. */
  children: ReactNode;
}

/** Where the link of a mail leads: opening it changes nothing, because mail scanners open links too; a press does. */
export function ConfirmLinkPage({
  title,
  question,
  press,
  onPress,
  outcome,
  children,
}: ConfirmLinkPageProps) {
  return (
    <Contours className={classes.page}>
      <main id="content" tabIndex={-1} aria-live="polite">
        <h1>{title}</h1>
        {(outcome || question) && (
          <p role={outcome?.done === false ? 'alert' : undefined}>{outcome?.words ?? question}</p>
        )}
        {!outcome && (
          <SubmitButton size="large" onPress={onPress}>
            {press}
          </SubmitButton>
        )}
        {children}
      </main>
    </Contours>
  );
}
