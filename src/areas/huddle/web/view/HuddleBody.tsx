import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatDateTime } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { lazyPart } from '#platform/web/lazy-part.ts';
import { Card } from '#ui/Card.tsx';
import type { HuddleView } from '../../contract/views.ts';
import type { SimpleName } from '../../rules/fields.ts';
import { simpleFieldNames } from '../messages.ts';
import { HuddleScene } from '../public/HuddleScene.tsx';
import cardsClasses from './cards.module.css';
import { DetailsCard, type ForMembers } from './DetailsCard.tsx';
import classes from './HuddleBody.module.css';
import { HuddleState } from './HuddleFacts.tsx';
import { HuddleHeader } from './HuddleHeader.tsx';
import { LocationCard } from './LocationCard.tsx';
import { type Row, Rows } from './Rows.tsx';
import { isShownByAddress } from './shown-by-address.ts';

interface HuddleBodyProps extends ForMembers {
  huddle: HuddleView;
  now: Date;
  /** The buttons: links to the login for a visitor, answers for a member. */
  actions: ReactNode;
  /** Under the buttons: what follows from what was answered. */
  follows?: ReactNode;
  /** Beside the name: it works before, during and after. */
  share?: ReactNode;
  /** At the foot: as long as it is there at all. */
  report?: ReactNode;
  /** What waits on the viewer, above everything else. */
  notices?: ReactNode;
  /** What members read before everything that stands for everybody: what the hosts wrote, what waits on a host. */
  lead?: ReactNode;
  /** What only members get: who comes, what is said, pictures. */
  children?: ReactNode;
}

/** The whole page of a huddle, the same for everybody but for what the server withheld. */
export function HuddleBody(props: HuddleBodyProps) {
  const { huddle, now, actions, follows, share, report, notices, lead, children, ...mine } = props;
  return (
    <article className={classes.page}>
      <HuddleHeader huddle={huddle} now={now} cover={<HuddleCover huddle={huddle} />} />
      {notices}
      <Card className={classes.decide}>
        <HuddleState huddle={huddle} now={now} way={huddle.sight === 'LINK' ? null : '#location'} />
        {actions}
        {share && <div className={classes.share}>{share}</div>}
      </Card>
      {follows}
      {huddle.sight !== 'LINK' && (
        <div className={classes.columns}>
          <div className={classes.main}>
            {lead}
            <DetailsCard huddle={huddle} {...mine} />
          </div>
          <div className={classes.side}>
            <LocationCard huddle={huddle} />
            <AdditionalCard huddle={huddle} now={now} />
          </div>
          {children && <div className={classes.more}>{children}</div>}
        </div>
      )}
      {report && <div className={classes.report}>{report}</div>}
    </article>
  );
}

const simpleNames = Object.entries(simpleFieldNames) as [SimpleName, MessageDescriptor][];

/** Payment, carpooling and the RSVP window (HUD-6, HUD-19). */
export function AdditionalCard({ huddle, now }: { huddle: HuddleView; now: Date }) {
  const { t } = useLingui();
  const clock = useClock(huddle.timeZone);
  const carpooling = huddle.features.some(({ key, enabled }) => key === 'CARPOOLING' && enabled);
  const { rsvpStartDateTime: opens, rsvpEndDateTime: closes } = huddle;
  const paid = huddle.paymentMode === 'PAID';
  return (
    <Card className={cardsClasses.card}>
      <h2>
        <Trans>Additional information</Trans>
      </h2>
      <Rows
        rows={[
          [t`Payment`, paid ? huddle.paymentAmount || t`Paid` : t`Free`],
          paid && huddle.paymentMethod ? [t`Payment method`, huddle.paymentMethod] : null,
          paid && huddle.refundPolicy ? [t`Refund policy`, huddle.refundPolicy] : null,
          [t`Carpooling`, carpooling ? t`Available` : t`Not available`],
          ...simpleNames.map(([name, label]): Row => (huddle[name] ? [t(label), t`Yes`] : null)),
          opens ? [t`RSVP from`, formatDateTime(new Date(opens), now, clock)] : null,
          closes ? [t`RSVP until`, formatDateTime(new Date(closes), now, clock)] : null,
          huddle.approvalRequired ? [t`Approval`, t`A host accepts each request`] : null,
        ]}
      />
    </Card>
  );
}

// Visitors never see one, so they do not load what fetches it.
const PrivateCover = lazyPart(() => import('./PrivateCover.tsx'));

type Cover = Pick<
  HuddleView,
  'id' | 'activity' | 'startDateTime' | 'timeZone' | 'scene' | 'coverPhotoUrl' | 'coverOffset'
>;

/** The cover, or what is drawn in its place; `width` in pixels. */
export function HuddleCover({ huddle, width = 1280 }: { huddle: Cover; width?: 640 | 1280 }) {
  const { coverPhotoUrl } = huddle;
  const position = `50% ${huddle.coverOffset}%`;
  if (isShownByAddress(coverPhotoUrl)) {
    const style = { objectPosition: position };
    return <img src={`${coverPhotoUrl}&w=${width}`} alt="" style={style} fetchPriority="high" />;
  }
  const drawn = <HuddleScene huddle={huddle} first />;
  if (!coverPhotoUrl) return drawn;
  return <PrivateCover huddleId={huddle.id} url={coverPhotoUrl} position={position} meanwhile={drawn} />;
}
