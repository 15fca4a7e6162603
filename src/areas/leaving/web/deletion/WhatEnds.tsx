import { Plural, Trans } from '@lingui/react/macro';
import classes from '../leave.module.css';
import type { Hanging } from './deletion.ts';

/** What I lose at once, as far as there is any of it. */
export function WhatEnds({ hanging: { spots, waiting, cars, rides, drafts } }: { hanging: Hanging }) {
  if (spots + waiting + cars + rides + drafts === 0)
    return (
      <p>
        <Trans>You have no spots, seats or drafts.</Trans>
      </p>
    );
  return (
    <ul className={classes.list}>
      {spots > 0 && (
        <li>
          <Plural value={spots} one="# spot in an outing" other="# spots in outings" />
        </li>
      )}
      {waiting > 0 && (
        <li>
          <Plural value={waiting} one="# place in a waiting list" other="# places in waiting lists" />
        </li>
      )}
      {cars > 0 && (
        <li>
          <Plural
            value={cars}
            one="# car that you drive: it is cancelled"
            other="# cars that you drive: they are cancelled"
          />
        </li>
      )}
      {rides > 0 && (
        <li>
          <Plural value={rides} one="# seat in a car" other="# seats in cars" />
        </li>
      )}
      {drafts > 0 && (
        <li>
          <Plural value={drafts} one="# draft, deleted in 14 days" other="# drafts, deleted in 14 days" />
        </li>
      )}
    </ul>
  );
}
