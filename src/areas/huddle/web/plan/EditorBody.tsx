import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import { formatDuration } from '#platform/shared/duration.ts';
import { formatAway } from '#platform/shared/measures.ts';
import type { PersonSummary } from '#platform/shared/wire-values.ts';
import { useClock } from '#platform/web/clock.tsx';
import { useMeasures } from '#platform/web/measures.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import type { HuddleForm } from '../../rules/fields.ts';
import { valuesOfForm } from '../../rules/form.ts';
import { farFromVenue, isUnusuallyLong } from '../../rules/plan.ts';
import { LinksGroup, PaymentGroup, RidesGroup } from './CostGroups.tsx';
import { CoverGroup } from './CoverGroup.tsx';
import classes from './create.module.css';
import { HostsGroup } from './HostsGroup.tsx';
import { MainFields } from './MainFields.tsx';
import { MeetingGroup } from './MeetingGroup.tsx';
import { PlanPreview } from './PlanPreview.tsx';
import { TimeGroup } from './TimeGroup.tsx';
import { KitGroup, TrailGroup } from './TrailGroup.tsx';
import { type KeptCover, useCoverShown } from './use-cover-shown.ts';
import type { PlanFields } from './use-plan-form.ts';
import { WhoGroup } from './WhoGroup.tsx';

interface EditorBodyProps {
  form: PlanFields;
  /** Faces of those the plan names. */
  people: readonly PersonSummary[];
  /** Of the co-hosts, those who have not said yes yet. */
  askedIds?: readonly string[];
  kept: KeptCover;
  /** Above the fields. */
  lead?: ReactNode;
  /** A new plan: its name is read as a sentence. */
  reads?: boolean;
  /** What a whole and right plan leads to. */
  onSend: () => void;
  /** The end of the form: what is wrong, and the button. */
  children: ReactNode;
}

/** One short screen, with the rest folded below it, beside the page that it will be. */
export function EditorBody(props: EditorBodyProps) {
  const { form, people: known, askedIds = [], kept, lead, reads = false, onSend, children } = props;
  const { t } = useLingui();
  const [now] = useState(() => new Date());
  const [people, setPeople] = useState(known);
  const first = useAskedFirst(form.values, onSend);
  const cover = useCoverShown(form.values.coverMediaId, kept);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const { hasErrors, errors } = form.validate();
    if (hasErrors) showFirst(Object.keys(errors));
    else first.send();
  };
  return (
    <div className={classes.page}>
      <form className={classes.form} onSubmit={send} noValidate>
        {lead}
        <MainFields form={form} reads={reads} />
        <KitGroup form={form} />
        <TrailGroup form={form} />
        <MeetingGroup form={form} />
        <RidesGroup form={form} />
        <WhoGroup form={form} />
        <TimeGroup form={form} />
        <HostsGroup
          form={form}
          people={people}
          onMeet={(met) => setPeople((before) => [...before, ...met])}
          askedIds={askedIds}
        />
        <PaymentGroup form={form} />
        <LinksGroup form={form} />
        <CoverGroup form={form} shown={cover} />
        {children}
      </form>
      <LengthDialog minutes={first.minutes} onClose={first.dismiss} onSure={first.sure} />
      <FarDialog kilometers={first.kilometers} onClose={first.dismiss} onSure={first.sure} />
      <PlanPreview values={form.values} now={now} name={t`Your huddle`} cover={cover} />
    </div>
  );
}

/** Leads to the first field that is wrong. */
function showFirst(fields: readonly string[]): void {
  if (fields.length === 0) return;
  requestAnimationFrame(() => {
    const wrong = document.querySelector<HTMLElement>('form [aria-invalid="true"]');
    wrong?.scrollIntoView({ block: 'center' });
    wrong?.focus({ preventScroll: true });
  });
}

interface FarDialogProps {
  /** How far people would meet from the venue; null while nothing is asked. */
  kilometers: number | null;
  onClose: () => void;
  onSure: () => void;
}

/** Asks whether people really meet so far from the venue: towns share their names. */
export function FarDialog({ kilometers, onClose, onSure }: FarDialogProps) {
  const { locale } = useClock();
  const distance = formatAway((kilometers ?? 0) * 1_000, useMeasures(), locale);
  return (
    <ConfirmDialog
      opened={kilometers !== null}
      onClose={onClose}
      title={<Trans>Is it that far away?</Trans>}
      confirm={<Trans>Keep it</Trans>}
      onConfirm={onSure}
    >
      <Trans>Where people meet is {distance} from the venue.</Trans>
    </ConfirmDialog>
  );
}

interface LengthDialogProps {
  /** How long it would be; null while nothing is asked. */
  minutes: number | null;
  onClose: () => void;
  onSure: () => void;
}

/** Asks whether an outing of more than a day is meant. */
export function LengthDialog({ minutes, onClose, onSure }: LengthDialogProps) {
  const length = formatDuration(minutes ?? 0);
  return (
    <ConfirmDialog
      opened={minutes !== null}
      onClose={onClose}
      title={<Trans>Does it last that long?</Trans>}
      confirm={<Trans>Yes, that long</Trans>}
      onConfirm={onSure}
    >
      <Trans>From start to end it lasts {length}.</Trans>
    </ConfirmDialog>
  );
}

const MINUTE_MS = 60_000;

const order = ['LENGTH', 'FAR'] as const;
type Asked = (typeof order)[number];

/** What may be a slip in a plan; null where nothing is. */
interface Slips {
  readonly LENGTH: number | null;
  readonly FAR: number | null;
}

/** Sends a plan at once, or after a yes to each thing that is unusual and has not stood like that before. */
export function useAskedFirst(values: HuddleForm, onSend: () => void) {
  const [before] = useState(() => slipsOf(values));
  const [asked, setAsked] = useState<Asked | null>(null);
  const slips = slipsOf(values);
  const goOn = (from: number) => {
    const next = order.slice(from).find((each) => slips[each] !== null && slips[each] !== before[each]);
    setAsked(next ?? null);
    if (!next) onSend();
  };
  return {
    minutes: asked === 'LENGTH' ? slips.LENGTH : null,
    kilometers: asked === 'FAR' ? slips.FAR : null,
    dismiss: () => setAsked(null),
    sure: () => goOn(asked ? order.indexOf(asked) + 1 : 0),
    send: () => goOn(0),
  };
}

function slipsOf(values: HuddleForm): Slips {
  const { venue, meetingPoint } = values;
  return { LENGTH: longMinutes(values), FAR: farFromVenue(venue, meetingPoint) ?? null };
}

function longMinutes(values: HuddleForm): number | null {
  const plan = valuesOfForm(values);
  if (!plan) return null;
  const [startsAt, endsAt] = [new Date(plan.startDateTime), new Date(plan.endDateTime)];
  if (!isUnusuallyLong({ startsAt, endsAt })) return null;
  return Math.round((endsAt.getTime() - startsAt.getTime()) / MINUTE_MS);
}
