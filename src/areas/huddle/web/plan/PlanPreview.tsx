import { Trans } from '@lingui/react/macro';
import { isTimeZone } from '#platform/shared/is-time-zone.ts';
import { Card } from '#ui/Card.tsx';
import type { HuddleView } from '../../contract/views.ts';
import type { HuddleForm, HuddleValues } from '../../rules/fields.ts';
import { detailsOfValues } from '../../rules/fields.ts';
import { valuesOfForm } from '../../rules/form.ts';
import { HuddleScene } from '../public/HuddleScene.tsx';
import { HuddleState } from '../view/HuddleFacts.tsx';
import { HuddleHeader } from '../view/HuddleHeader.tsx';
import classes from './create.module.css';

const SOME_DAY = '2000-01-01T08:00';
/** A plan has no id yet: its pictures are drawn for this one. */
export const DRAWN_FOR = 'a-huddle-to-be';

interface PlanPreviewProps {
  values: HuddleForm;
  now: Date;
  name: string;
  /** Address of the chosen cover; empty for the drawn picture. */
  cover: string;
}

/** The page that the plan will be, as it is being filled in. */
export function PlanPreview({ values, now, name, cover }: PlanPreviewProps) {
  const huddle = viewOf(values, name);
  if (!huddle) return null;
  const drawn = <HuddleScene huddle={huddle} first />;
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
        <HuddleState huddle={huddle} now={now} />
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
  questionCount: 0,
  kitCount: 0,
  pollEndsAt: null,
  goCheck: false,
  roomId: null,
  status: 'PUBLISHED',
  cancelReason: '',
  precisePlaces: 'CONFIRMED',
  communityId: null,
  communityObj: null,
  host: null,
  externalCommChannelUrl: '',
  hasCommChannel: false,
  coverPhotoUrl: '',
  coverOffset: 50,
  participation: null,
  movedAt: null,
  approval: null,
  movedWhat: [],
  movedFrom: null,
  mustAcknowledge: false,
  participantsSummary: { totalConfirmedPeople: 0 },
} as const;

/** The plan while nobody has said when: everything but its times. */
function undated(values: HuddleForm): HuddleValues | undefined {
  const plan = valuesOfForm({ ...values, start: SOME_DAY, end: SOME_DAY });
  return plan && { ...plan, startDateTime: '', endDateTime: '' };
}

function viewOf(values: HuddleForm, name: string): HuddleView | undefined {
  const known = isTimeZone(values.timeZone);
  const plan = known ? (valuesOfForm(values) ?? undated(values)) : undefined;
  if (!plan) return undefined;
  const { guestAllowed, guestAllowedAges, decisiveRsvp, activity, privacy, timeZone } = values;
  const { meetingPointNote, parkingNote, paymentMode, approvalRequired } = values;
  return {
    ...blank,
    ...detailsOfValues(plan),
    coHosts: [],
    features: [],
    name: values.name || name,
    activity,
    privacy,
    timeZone,
    meetingPointNote,
    parkingNote,
    paymentMode,
    startDateTime: plan.startDateTime,
    endDateTime: plan.endDateTime,
    rsvpStartDateTime: plan.rsvpStartDateTime,
    rsvpEndDateTime: plan.rsvpEndDateTime,
    venue: values.venue && { ...values.venue, exact: true },
    placesLeft: plan.capacity,
    approvalRequired,
    settings: {
      guestAllowed,
      guestLimit: plan.guestLimit,
      guestAllowedAges,
      decisiveRsvp,
      mailAnswers: plan.mailAnswers,
      mailPhone: plan.mailPhone,
    },
  };
}
