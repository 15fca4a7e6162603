import { Trans } from '@lingui/react/macro';
import { NameOf } from '#areas/person/web/public/NameOf.tsx';
import { lazyPart } from '#platform/web/lazy-part.ts';
import { Badge } from '#ui/Badge.tsx';
import type { HuddleView, ParticipationView } from '../../contract/views.ts';
import { courseOfView } from '../../rules/course.ts';
import { OwnStatus } from '../attendance/OwnStatus.tsx';
import classes from './cards.module.css';
import type { ForMembers } from './DetailsCard.tsx';

const WhyOthers = lazyPart(() => import('../host-acts/WhyOthers.tsx'));

const isWaiting = ({ waiting, offered, requested }: ParticipationView) => waiting || offered || requested;

/** What stands in the Details card for anyone who is inside the app. */
export function forMembers(huddle: HuddleView): ForMembers {
  const { participation, status } = huddle;
  const past = courseOfView(huddle, new Date()) === 'OVER';
  return {
    own: status !== 'CANCELLED' && (participation || huddle.leaderNeeds) && (
      <>
        {participation && (
          <>
            <OwnStatus participation={participation} past={past} />
            {!past && isWaiting(participation) && <WhyOthers huddleId={huddle.id} />}
            <Channel huddle={huddle} />
            <Approval approval={huddle.approval} />
          </>
        )}
        <LeaderNeeds name={huddle.leaderNeeds} />
      </>
    ),
    nameOf: (person) => <NameOf person={person} />,
  };
}

/** Where a club approves its outings, whose yes this one has; one's own is marked. */
function Approval({ approval }: Pick<HuddleView, 'approval'>) {
  if (approval === null) return null;
  return (
    <p className={classes.quiet}>
      {approval === 'OWN' ? (
        <Badge tone="waiting">
          <Trans>Approved by the person who planned it</Trans>
        </Badge>
      ) : (
        <Badge>
          <Trans>Approved by the community</Trans>
        </Badge>
      )}
    </p>
  );
}

/** What the club asks of who leads this outing, read before one answers (C14). */
function LeaderNeeds({ name }: { name: string }) {
  if (name === '') return null;
  return (
    <p className={classes.quiet}>
      <Trans>
        Asked of the host: <strong dir="auto">{name}</strong>
      </Trans>
    </p>
  );
}

/** Anyone who has no spot yet learns that there is more to read with it. */
function Channel({ huddle: { hasCommChannel, externalCommChannelUrl } }: { huddle: HuddleView }) {
  if (!hasCommChannel || externalCommChannelUrl !== '') return null;
  return (
    <p className={classes.quiet}>
      <Trans>Confirmed people talk in a channel of their own; its link comes with your place.</Trans>
    </p>
  );
}
