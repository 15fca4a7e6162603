import { Trans } from '@lingui/react/macro';
import { HuddleCard } from '#areas/huddle/web/parts/HuddleCard.tsx';
import { HuddleGrid } from '#areas/huddle/web/parts/HuddleGrid.tsx';
import type { PublicHuddles } from '#areas/huddle/web/parts/public-huddles.ts';
import classes from './Coming.module.css';

/** Real outings that anybody may join, soonest first. */
export function Coming({ huddles, now }: { huddles: PublicHuddles['items']; now: string }) {
  if (huddles.length === 0) return null;
  return (
    <section className={classes.coming}>
      <h2>
        <Trans>Coming up</Trans>
      </h2>
      <HuddleGrid>
        {huddles.map((huddle) => (
          <HuddleCard key={huddle.id} huddle={huddle} now={new Date(now)} to={`/join/huddle/${huddle.id}`} />
        ))}
      </HuddleGrid>
    </section>
  );
}
