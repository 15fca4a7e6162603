import { Trans } from '@lingui/react/macro';
import { ActionLink } from '#ui/Action.tsx';
import { CardGrid } from '#ui/CardGrid.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { HuddleCard } from './HuddleCard.tsx';
import type { PublicHuddles } from './public-huddles.ts';

interface VisitorHuddlesProps {
  huddles: PublicHuddles;
  now: Date;
  /** The address of this list from there on. */
  moreAt: (cursor: string) => string;
}

/** The coming huddles of a community as far as everybody may see them (COM-2). */
export function VisitorHuddles({ huddles: { items, next }, now, moreAt }: VisitorHuddlesProps) {
  if (items.length === 0) {
    return (
      <EmptyState picture="community-huddles">
        <Trans>No huddle is planned here yet.</Trans>
      </EmptyState>
    );
  }
  return (
    <>
      <CardGrid>
        {items.map((huddle) => (
          <HuddleCard key={huddle.id} huddle={huddle} now={now} to={`/join/huddle/${huddle.id}`} />
        ))}
      </CardGrid>
      {next && (
        <ActionLink to={moreAt(next)} look="outline">
          <Trans>Show more</Trans>
        </ActionLink>
      )}
    </>
  );
}
