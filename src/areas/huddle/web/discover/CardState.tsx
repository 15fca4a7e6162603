import { Trans } from '@lingui/react/macro';
import { Badge } from '#ui/Badge.tsx';
import type { HuddleCard as Huddle } from '../../contract/views.ts';
import { courseOfView } from '../../rules/course.ts';

/** Whether it is under way, and what it has to do with me. */
export default function CardState({ huddle, now }: { huddle: Huddle; now: Date }) {
  return (
    <>
      {huddle.status === 'PUBLISHED' && courseOfView(huddle, now) === 'UNDER_WAY' && (
        <Badge tone="brand">
          <Trans>Now</Trans>
        </Badge>
      )}
      <OwnState huddle={huddle} />
    </>
  );
}

function OwnState({ huddle }: { huddle: Huddle }) {
  if (huddle.status === 'CANCELLED') return <Badge tone="danger">{<Trans>Cancelled</Trans>}</Badge>;
  if (huddle.hosting) return <Badge tone="brand">{<Trans>You host</Trans>}</Badge>;
  if (huddle.myPlace === 'CONFIRMED') return <Badge tone="brand">{<Trans>You are going</Trans>}</Badge>;
  if (huddle.myPlace === 'OFFERED') return <Badge tone="waiting">{<Trans>A place for you</Trans>}</Badge>;
  if (huddle.myPlace === 'WAITING') return <Badge tone="waiting">{<Trans>Waiting</Trans>}</Badge>;
  if (huddle.myPlace === 'REQUESTED') return <Badge tone="waiting">{<Trans>Requested</Trans>}</Badge>;
  return null;
}
