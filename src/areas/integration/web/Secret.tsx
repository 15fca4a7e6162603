import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { wordProblem } from '#platform/web/api-problem.ts';
import { Action } from '#ui/Action.tsx';
import { showToast } from '#ui/toast.ts';
import classes from './programs.module.css';

/** A word that is shown this once, and a press that copies it. */
export function Secret({
  word,
  children,
  onDone,
}: {
  word: string;
  children: ReactNode;
  onDone: () => void;
}) {
  const { t } = useLingui();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(word);
      showToast({ kind: 'success', summary: t`Copied` });
    } catch (error) {
      showToast({ kind: 'error', summary: t`Programs`, detail: wordProblem(error) });
    }
  };
  return (
    <div className={classes.secret} role="status">
      <p>{children}</p>
      <code>{word}</code>
      <div className={classes.ways}>
        <Action onClick={() => void copy()}>
          <Trans>Copy</Trans>
        </Action>
        <Action look="plain" onClick={onDone}>
          <Trans>I have kept it</Trans>
        </Action>
      </div>
    </div>
  );
}
