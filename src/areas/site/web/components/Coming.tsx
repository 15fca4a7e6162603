import { Trans } from '@lingui/react/macro';
import { HuddleCard } from '#areas/huddle/web/parts/HuddleCard.tsx';
import type { PublicHuddles } from '#areas/huddle/web/parts/public-huddles.ts';
import { CardGrid } from '#ui/CardGrid.tsx';
import classes from './Coming.module.css';

/** Real outings that anybody may join, soonest first. */
export function Coming({ huddles, now }: { huddles: PublicHuddles['items']; now: string }) {
  if (huddles.length === 0) return null;
  return (
    <section className={classes.coming}>
      <h2>
        <Trans>Coming up</Trans>
      </h2>
      <CardGrid>
        {huddles.map((huddle) => (
          <HuddleCard key={huddle.id} huddle={huddle} now={new Date(now)} to={`/join/huddle/${huddle.id}`} />
        ))}
      </CardGrid>
    </section>
  );
}
