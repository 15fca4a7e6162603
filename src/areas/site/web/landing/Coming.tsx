import { Trans } from '@lingui/react/macro';
import { HuddleCard } from '#areas/huddle/web/public/HuddleCard.tsx';
import type { PublicHuddles } from '#areas/huddle/web/public/public-huddles.ts';
import { ActionLink } from '#ui/Action.tsx';
import { CardGrid } from '#ui/CardGrid.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Section } from './Section.tsx';

interface ComingProps {
  huddles: PublicHuddles['items'];
  /** Around which they are; everywhere without one. */
  city: string | undefined;
  now: string;
}

/** Real outings that anybody may join, soonest first. */
export function Coming({ huddles, city, now }: ComingProps) {
  return (
    <Section
      id="coming"
      title={<Trans>Discover Events & Activities</Trans>}
      lead={
        city ? (
          <Trans>What is planned around {city}. Come along.</Trans>
        ) : (
          <Trans>What people here are about to do. Come along.</Trans>
        )
      }
      more="/huddle/huddles"
    >
      {huddles.length > 0 ? (
        <CardGrid>
          {huddles.map((huddle) => (
            <HuddleCard
              key={huddle.id}
              huddle={huddle}
              now={new Date(now)}
              to={`/join/huddle/${huddle.id}`}
            />
          ))}
        </CardGrid>
      ) : (
        <EmptyState
          picture="first-outing"
          action={
            <ActionLink to="/signup?returnTo=/huddle/create" rel="nofollow">
              <Trans>Plan the first</Trans>
            </ActionLink>
          }
        >
          <Trans>Nothing is planned yet. Somebody has to be first.</Trans>
        </EmptyState>
      )}
    </Section>
  );
}
