import { Trans } from '@lingui/react/macro';
import { Card } from '#ui/Card.tsx';
import type { HuddleView } from '../../contract-values.ts';
import { HuddleCover } from '../components/HuddleCover.tsx';
import { HuddleFacts } from '../components/HuddleFacts.tsx';
import { HuddleHeader } from '../components/HuddleHeader.tsx';
import classes from './create.module.css';
import { type HuddleForm, planOfForm } from './huddle-form.ts';

const DRAWN_FOR = 'a-huddle-to-be';

/** The page that the plan will be, as it is being filled in. */
export function PlanPreview({ values, now, name }: { values: HuddleForm; now: Date; name: string }) {
  const huddle = viewOf(values, name);
  if (!huddle) return null;
  return (
    <aside className={classes.preview} aria-label={name}>
      <p className={classes.hint}>
        <Trans>This is how people will see it.</Trans>
      </p>
      <Card>
        <HuddleHeader huddle={huddle} now={now} cover={<HuddleCover huddle={huddle} />} />
        <HuddleFacts huddle={huddle} now={now} />
        {values.description && <p className={classes.previewText}>{values.description}</p>}
      </Card>
    </aside>
  );
}

/** What the page shows of nothing. */
const blank = {
  ...{ id: DRAWN_FOR, venueNote: '', placesWithheld: false, meetingPoint: null, parking: null },
  sight: 'HOST',
  status: 'PUBLISHED',
  precisePlaces: 'CONFIRMED',
  ...{
    communityId: null,
    communityObj: null,
    host: null,
    paymentAmount: '',
    paymentMethod: '',
    refundPolicy: '',
  },
  ...{ externalTrailUrl: '', externalEventUrl: '', externalPhotoAlbumUrl: '', externalCommChannelUrl: '' },
  ...{ coverPhotoUrl: '', coverOffset: 50, participation: null, movedWhat: [], mustAcknowledge: false },
  participantsSummary: { totalConfirmedPeople: 0 },
} as const;

function viewOf(values: HuddleForm, name: string): HuddleView | undefined {
  const plan = planOfForm(values);
  if (!plan) return undefined;
  const capacity = plan.capacity ?? null;
  const { guestAllowed, guestAllowedAges, decisiveRsvp, description, activity, privacy, timeZone } = values;
  const { meetingPointNote, parkingNote, paymentMode, whatToBring, approvalRequired } = values;
  return {
    ...blank,
    ...{ coHosts: [], features: [], tags: [], name: values.name || name },
    ...{ description, activity, privacy, timeZone, meetingPointNote, parkingNote, paymentMode, whatToBring },
    startDateTime: plan.startDateTime,
    endDateTime: plan.endDateTime,
    rsvpStartDateTime: plan.rsvpStartDateTime ?? null,
    rsvpEndDateTime: plan.rsvpEndDateTime ?? null,
    venue: values.venue && { ...values.venue, exact: true },
    difficulty: plan.difficulty ?? null,
    distanceMeters: plan.distanceMeters ?? null,
    ascentMeters: plan.ascentMeters ?? null,
    ...{ capacity, placesLeft: capacity, approvalRequired },
    settings: { guestAllowed, guestLimit: plan.guestLimit ?? 0, guestAllowedAges, decisiveRsvp },
  };
}
