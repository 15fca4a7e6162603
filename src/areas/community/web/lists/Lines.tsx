import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Action } from '#ui/Action.tsx';
import classes from './Lines.module.css';

export interface ShownLine {
  readonly key: string;
  readonly name: string;
  readonly email: string;
  readonly state: string;
  readonly good: boolean;
  readonly action?: ReactNode;
}

const AT_ONCE = 100;

/** A table of people and what becomes of them; what needs a look stands first. */
export function Lines({ lines, label }: { lines: readonly ShownLine[]; label: string }) {
  const [limit, setMost] = useState(AT_ONCE);
  const sorted = [...lines.filter(({ good }) => !good), ...lines.filter(({ good }) => good)];
  return (
    <>
      <table className={classes.lines} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Who</Trans>
            </th>
            <th scope="col">
              <Trans>What happens</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {sorted.slice(0, limit).map(({ key, name, email, state, good, action }) => (
            <tr key={key}>
              <th scope="row" dir="auto">
                {name && <span className={classes.name}>{name}</span>}
                <span className={classes.email}>{email || '–'}</span>
              </th>
              <td data-good={good}>
                {state} {action}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {sorted.length > limit && (
        <Action look="outline" onClick={() => setMost(limit + 5 * AT_ONCE)}>
          <Trans>Show more</Trans>
        </Action>
      )}
    </>
  );
}
