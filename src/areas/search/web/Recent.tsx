import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useReadOnce } from '#platform/web/use-read-once.ts';
import { Action } from '#ui/Action.tsx';
import { forgetSearches, recentSearches } from './recent-searches.ts';
import classes from './Search.module.css';

const none: readonly string[] = [];

/** What was looked for lately in this browser, to look for it again or to forget it. */
export function Recent({ onChoose }: { onChoose: (text: string) => void }) {
  const recent = useReadOnce(recentSearches, none);
  const [forgotten, setForgotten] = useState(false);
  if (recent.length === 0 || forgotten) return null;
  return (
    <section className={classes.recent}>
      <h2>
        <Trans>Lately</Trans>
      </h2>
      {recent.map((text) => (
        <Action key={text} look="outline" size="small" onClick={() => onChoose(text)}>
          {text}
        </Action>
      ))}
      <Action
        look="plain"
        size="small"
        onClick={() => {
          forgetSearches();
          setForgotten(true);
        }}
      >
        <Trans>Forget these</Trans>
      </Action>
    </section>
  );
}
