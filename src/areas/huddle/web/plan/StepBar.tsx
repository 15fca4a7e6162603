import { Trans, useLingui } from '@lingui/react/macro';
import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { HuddleForm } from '../../rules/fields.ts';
import type { FieldName } from './form-faults.ts';
import classes from './StepBar.module.css';

interface Step {
  readonly id: string;
  readonly name: ReactNode;
  readonly fields: readonly FieldName[];
  isDone(form: HuddleForm): boolean;
}

const steps: readonly Step[] = [
  {
    id: 'what',
    name: <Trans>What</Trans>,
    fields: [
      ...(['name', 'activity', 'description', 'privacy', 'communityId', 'tags', 'coverMediaId'] as const),
      ...(['distanceKilometers', 'ascentMeters', 'difficulty', 'coverOffset'] as const),
    ],
    isDone: (form) => form.name.trim() !== '',
  },
  {
    id: 'where',
    name: <Trans>Where</Trans>,
    fields: ['venue', 'venueNote', 'meetingPoint', 'meetingPointNote', 'parking', 'parkingNote'],
    isDone: (form) => form.venue !== null,
  },
  {
    id: 'when',
    name: <Trans>When</Trans>,
    fields: ['start', 'end', 'timeZone', 'rsvpStart', 'rsvpEnd'],
    isDone: (form) => form.start !== '' && form.end !== '',
  },
  {
    id: 'who',
    name: <Trans>Who</Trans>,
    fields: ['capacity', 'guestLimit', 'guestAllowedAges'],
    isDone: (form) => form.capacity !== '' || form.guestAllowed,
  },
  {
    id: 'people',
    name: <Trans>People</Trans>,
    fields: ['coHostIds', 'invitedIds'],
    isDone: (form) => form.coHostIds.length + form.invitedIds.length > 0,
  },
  {
    id: 'more',
    name: <Trans>Good to know</Trans>,
    fields: [
      ...(['whatToBring', 'paymentAmount', 'paymentMethod', 'refundPolicy', 'externalTrailUrl'] as const),
      ...(['externalEventUrl', 'externalPhotoAlbumUrl', 'externalCommChannelUrl'] as const),
    ],
    isDone: (form) => form.whatToBring !== '',
  },
];

interface StepBarProps {
  form: HuddleForm;
  /** Fields that are known to be wrong. */
  wrong: readonly string[];
}

/** The steps of a plan: which are filled in, which need another look, and the way to each. */
export function StepBar({ form, wrong }: StepBarProps) {
  const { t } = useLingui();
  return (
    <nav className={classes.bar} aria-label={t`Steps`}>
      <ol>
        {steps.map((step, at) => {
          const isWrong = step.fields.some((field) => wrong.includes(field));
          const state = isWrong ? 'wrong' : step.isDone(form) ? 'done' : 'open';
          return (
            <li key={step.id}>
              <a href={`#${step.id}`} data-state={state} onClick={goTo(step.id)}>
                <span className={classes.mark}>
                  <Mark state={state} number={at + 1} />
                </span>
                {step.name}
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function Mark({ state, number }: { state: 'wrong' | 'done' | 'open'; number: number }) {
  const { t } = useLingui();
  if (state === 'done') return <IconCheck size={14} aria-label={t`filled in`} role="img" />;
  if (state === 'wrong') return <IconAlertCircle size={16} aria-label={t`needs another look`} role="img" />;
  return <>{number}</>;
}

/** The address keeps its draft; only the page moves. */
function goTo(id: string) {
  return (event: { preventDefault(): void }) => {
    event.preventDefault();
    const step = document.getElementById(id);
    step?.scrollIntoView({ block: 'start' });
    step?.querySelector<HTMLElement>('input, textarea, select, button')?.focus({ preventScroll: true });
  };
}
