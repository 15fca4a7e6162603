import { useKnownItem } from '#platform/web/known-item.ts';
import { LinesSkeleton, PageSkeleton } from '#ui/Skeletons.tsx';
import type { CommunityCard } from '../../contract/views.ts';
import classes from '../community.module.css';
import { CommunityPicture } from '../pictures/CommunityPicture.tsx';
import { CommunityHeader } from './CommunityHeader.tsx';

const isCard = (item: object): item is CommunityCard => 'logoUrl' in item && 'locationName' in item;

/** The page of a community while it is read: with the head of it, where a list has said what it is. */
export function CommunityOnItsWay({ communityId }: { communityId: string }) {
  const card = useKnownItem({ queryKey: ['community', 'list'], id: communityId, isOne: isCard });
  if (!card) return <PageSkeleton />;
  const location = card.locationName === null ? null : { name: card.locationName };
  return (
    <div className={classes.page}>
      <CommunityHeader
        community={{ ...card, location }}
        cover={<CommunityPicture community={card} picture="cover" size={640} />}
        logo={<CommunityPicture community={card} picture="logo" size={96} />}
      />
      <LinesSkeleton />
    </div>
  );
}
