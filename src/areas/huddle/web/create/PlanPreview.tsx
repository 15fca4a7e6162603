import { Trans } from '@lingui/react/macro';
import { isTimeZone } from '#platform/shared/is-time-zone.ts';
import { hourIn } from '#platform/shared/time.ts';
import { Card } from '#ui/Card.tsx';
import { Landscape } from '#ui/Landscape.tsx';
import type { HuddleView } from '../../contract-values.ts';
import { HuddleFacts } from '../components/HuddleFacts.tsx';
import { HuddleHeader } from '../components/HuddleHeader.tsx';
import classes from './create.module.css';
import { type HuddleForm, type PlanWire, planOfForm } from './plan-form.ts';

const MORNING = 8;
const SOME_DAY = '2000-01-01T08:00';
const DRAWN_FOR = 'a-huddle-to-be';

interface PlanPreviewProps {
  values: HuddleForm;
  now: Date;
  name: string;
  /** Address of the chosen cover; empty for the drawn landscape. */
  cover: string;
}

/** The page that the plan will be, as it is being filled in. */
export function PlanPreview({ values, now, name, cover }: PlanPreviewProps) {
  const huddle = viewOf(values, name);
  if (!huddle) return null;
  const drawn = (
    <Landscape
      id={DRAWN_FOR}
      hour={huddle.startDateTime ? hourIn(new Date(huddle.startDateTime), huddle.timeZone) : MORNING}
    />
  );
  const style = { objectPosition: `50% ${values.coverOffset}%` };
  return (
    <aside className={classes.preview} aria-label={name}>
      <p className={classes.hint}>
        <Trans>This is how people will see it.</Trans>
      </p>
      <Card>
        <HuddleHeader
          huddle={huddle}
          now={now}
          cover={cover ? <img src={cover} alt="" style={style} /> : drawn}
        />
        <HuddleFacts huddle={huddle} now={now} />
        {values.description && <p className={classes.previewText}>{values.description}</p>}
      </Card>
    </aside>
  );
}

/** What the page shows of nothing. */
const blank = {
  id: DRAWN_FOR,
  venueNote: '',
  placesWithheld: false,
  meetingPoint: null,
  parking: null,
  sight: 'HOST',
  roleAsked: null,
  status: 'PUBLISHED',
  cancelReason: '',
  precisePlaces: 'CONFIRMED',
  communityId: null,
  communityObj: null,
  host: null,
  paymentAmount: '',
  paymentMethod: '',
  refundPolicy: '',
  externalTrailUrl: '',
  externalEventUrl: '',
  externalPhotoAlbumUrl: '',
  externalCommChannelUrl: '',
  hasCommChannel: false,
  coverPhotoUrl: '',
  coverOffset: 50,
  participation: null,
  movedWhat: [],
  movedFrom: null,
  mustAcknowledge: false,
  participantsSummary: { totalConfirmedPeople: 0 },
} as const;

/** The plan while nobody has said when: everything but its times. */
function undated(values: HuddleForm): PlanWire | undefined {
  const plan = planOfForm({ ...values, start: SOME_DAY, end: SOME_DAY });
  return plan && { ...plan, startDateTime: '', endDateTime: '' };
}

function viewOf(values: HuddleForm, name: string): HuddleView | undefined {
  const known = isTimeZone(values.timeZone);
  const plan = known ? (planOfForm(values) ?? undated(values)) : undefined;
  if (!plan) return undefined;
  const capacity = plan.capacity ?? null;
  const { guestAllowed, guestAllowedAges, decisiveRsvp, description, activity, privacy, timeZone } = values;
  const { meetingPointNote, parkingNote, paymentMode, whatToBring, approvalRequired } = values;
  return {
    ...blank,
    coHosts: [],
    features: [],
    tags: [],
    name: values.name || name,
    description,
    activity,
    privacy,
    timeZone,
    meetingPointNote,
    parkingNote,
    paymentMode,
    whatToBring,
    startDateTime: plan.startDateTime,
    endDateTime: plan.endDateTime,
    rsvpStartDateTime: plan.rsvpStartDateTime ?? null,
    rsvpEndDateTime: plan.rsvpEndDateTime ?? null,
    venue: values.venue && { ...values.venue, exact: true },
    difficulty: plan.difficulty ?? null,
    distanceMeters: plan.distanceMeters ?? null,
    ascentMeters: plan.ascentMeters ?? null,
    capacity,
    placesLeft: capacity,
    approvalRequired,
    settings: { guestAllowed, guestLimit: plan.guestLimit ?? 0, guestAllowedAges, decisiveRsvp },
  };
}
