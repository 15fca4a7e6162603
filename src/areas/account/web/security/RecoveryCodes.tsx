import { Trans } from '@lingui/react/macro';
import { Action } from '#ui/Action.tsx';
import classes from './security.module.css';

/** The recovery codes, which are shown once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const text = codes.join('\n');
  return (
    <div className={classes.fields} role="status">
      <p className={classes.warning}>
        <Trans>
          Keep these recovery codes where you find them without your phone. Each logs in once. They are not
          shown again, and without app, codes and passkey nobody can let you in, not even we.
        </Trans>
      </p>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.ways}>
        <Action look="outline" size="small" onClick={() => void navigator.clipboard?.writeText(text)}>
          <Trans>Copy</Trans>
        </Action>
        <Action size="small" onClick={onKept}>
          <Trans>I have kept them</Trans>
        </Action>
      </div>
    </div>
  );
}
