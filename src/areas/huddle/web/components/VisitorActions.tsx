import { Trans } from '@lingui/react/macro';
import { IconBookmark } from '@tabler/icons-react';
import { useLocation } from 'react-router';
import { ActionLink } from '#ui/Action.tsx';
import type { HuddleView } from '../../contract-values.ts';
import { isPast } from '../../rules/huddle-facts.ts';
import { factsOfView } from '../facts-of-view.ts';
import classes from './AnswerBar.module.css';

/** A visitor's wish is carried through the login as `intent` and asked back once (HUD-22); plain links. */
export function VisitorActions({ huddle, now }: { huddle: HuddleView; now: Date }) {
  const { pathname, search } = useLocation();
  if (isPast(factsOfView(huddle), now) || huddle.status === 'CANCELLED') return null;
  const login = (intent: string) => {
    const query = new URLSearchParams(search);
    query.set('intent', intent);
    return `/login?${new URLSearchParams({ returnTo: `${pathname}?${query}` })}`;
  };
  return (
    <div className={classes.bar}>
      <ActionLink
        look="outline"
        reloadDocument
        rel="nofollow"
        to={login('INTERESTED')}
        icon={<IconBookmark aria-hidden size={20} />}
      >
        <Trans>Interested</Trans>
      </ActionLink>
      <ActionLink reloadDocument rel="nofollow" to={login('YES')}>
        <Trans>Confirm</Trans>
      </ActionLink>
    </div>
  );
}
