import { Trans } from '@lingui/react/macro';
import { HuddleCard } from '#areas/huddle/web/public/HuddleCard.tsx';
import type { HuddlesByRegion } from '#areas/huddle/web/public/public-huddles.ts';
import { ActionLink } from '#ui/Action.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import classes from './Near.module.css';

interface NearProps {
  near: HuddlesByRegion['items'];
  now: string;
}

/**
 * The product itself on the first screen: a real outing to come, of the part of the world in which the visitor is. One
 * of each part is in the page, and its style shows the right one (`regionScript`).
 */
export function Near({ near, now }: NearProps) {
  return (
    <div className={classes.near}>
      <p className={classes.soon}>
        {near.length > 0 ? <Trans>Planned right now</Trans> : <Trans>Nothing is planned yet</Trans>}
      </p>
      {near.map(({ region, huddle, hosts }) => (
        <div key={huddle.id} className={classes.outing} data-in={region}>
          <HuddleCard
            huddle={huddle}
            rank={2}
            now={new Date(now)}
            to={`/join/huddle/${huddle.id}`}
            faces={hosts.map(({ id, displayName: name, profilePicUrl: pictureUrl }) => (
              <Avatar key={id} face={{ id, name, pictureUrl }} size={28} named />
            ))}
          />
        </div>
      ))}
      {near.length === 0 && (
        <p className={classes.first}>
          <Trans>Be the first: name a day and a place, and send the link to your friends.</Trans>
          <ActionLink to="/signup?returnTo=/huddle/create" look="outline" rel="nofollow">
            <Trans>Plan the first</Trans>
          </ActionLink>
        </p>
      )}
    </div>
  );
}
