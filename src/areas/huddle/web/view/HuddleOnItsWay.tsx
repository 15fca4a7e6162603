import { preload } from 'react-dom';
import { useKnownItem } from '#platform/web/known-item.ts';
import { LinesSkeleton, PageSkeleton } from '#ui/Skeletons.tsx';
import type { HuddleCard } from '../../contract/views.ts';
import classes from './HuddleBody.module.css';
import { HuddleCover } from './HuddleBody.tsx';
import { HuddleHeader } from './HuddleHeader.tsx';
import { isShownByAddress } from './shown-by-address.ts';

const isCard = (item: object): item is HuddleCard => 'coverPhotoUrl' in item && 'startDateTime' in item;

/** The page of a huddle while it is read: with the head of it, where a list has said what it is. */
export function HuddleOnItsWay({ huddleId }: { huddleId: string }) {
  const card = useKnownItem({ queryKey: ['huddle', 'list'], id: huddleId, isOne: isCard });
  if (!card) return <PageSkeleton />;
  const { venueName, hostName, coverPhotoUrl } = card;
  const huddle = {
    ...card,
    coverOffset: 50,
    venue: venueName === null ? null : { name: venueName },
    host: { displayName: hostName },
  };
  // The list has shown it small; the page will want it large.
  if (isShownByAddress(coverPhotoUrl)) preload(`${coverPhotoUrl}&w=1280`, { as: 'image' });
  return (
    <article className={classes.page}>
      <HuddleHeader huddle={huddle} now={new Date()} cover={<HuddleCover huddle={huddle} width={640} />} />
      <LinesSkeleton />
    </article>
  );
}
