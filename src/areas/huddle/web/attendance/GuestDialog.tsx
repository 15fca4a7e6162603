import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { isWhole, noWish, saveRideWish, type Wish } from '#areas/carpool/web/public/save-ride-wish.ts';
import { isRefusal } from '#platform/shared/decision.ts';
import { latePart } from '#platform/web/lazy-part.ts';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { HuddleView } from '../../contract/views.ts';
import { type AgeGroup, decideGuests, type Guests, partySize } from '../../rules/guests.ts';
import type { Answer } from '../../rules/state.ts';
import { ageGroupNames, ageGroupRanges } from '../messages.ts';
import { Counter } from './Counter.tsx';
import classes from './GuestDialog.module.css';
import { asksForRide } from './use-answer.ts';

// Few people say how they get there, and visitors never.
const RideWish = latePart(() => import('#areas/carpool/web/public/RideWish.tsx'));

type Yes = Exclude<Answer, 'NO'>;

interface GuestDialogProps {
  huddle: HuddleView;
  answer: Yes;
  onClose: () => void;
  /** `afterwards` is what follows once they have their spot. */
  onDone: (guests: Guests, afterwards?: () => Promise<{ message: string }>) => Promise<void>;
}

/** Who comes along, by age group, and what it costs, before the answer is saved (HUD-12). */
export function GuestDialog({ huddle, answer, onClose, onDone }: GuestDialogProps) {
  const { guestAllowed, guestLimit, guestAllowedAges } = huddle.settings;
  const { t } = useLingui();
  const [guests, setGuests] = useState<Guests>(huddle.participation?.guests ?? {});
  const [wish, setWish] = useState<Wish>(noWish);
  const [busy, setBusy] = useState(false);
  const refused = isRefusal(decideGuests(huddle.settings, guests));
  const brought = partySize(guests) - 1;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const ride = wish.kind === 'NONE' ? undefined : () => saveRideWish(huddle.id, wish);
    await onDone(guests, ride).finally(() => setBusy(false));
  };
  return (
    <ResponsiveSheet opened onClose={onClose} title={<Title answer={answer} guests={guestAllowed} />}>
      <form onSubmit={submit} className={classes.form}>
        {guestAllowed && (
          <p className={classes.lead}>
            <Plural value={guestLimit} one="You can bring one guest." other="You can bring up to # guests." />
          </p>
        )}
        {guestAllowed &&
          guestAllowedAges.map((group) => (
            <Counter
              key={group}
              name={t(ageGroupNames[group])}
              detail={t(ageGroupRanges[group])}
              count={guests[group] ?? 0}
              full={brought >= guestLimit}
              onChange={(count) => setGuests(withCount(guests, group, count))}
            />
          ))}
        {answer === 'YES' && asksForRide(huddle) && <RideWish wish={wish} onChange={setWish} />}
        {huddle.paymentMode === 'PAID' && <Price huddle={huddle} />}
        <div className={classes.send}>
          {!isWhole(wish) && (
            <p className={classes.lead} role="status">
              <Trans>Say where you start: choose a town of the list.</Trans>
            </p>
          )}
          <SubmitButton busy={busy} disabled={refused || !isWhole(wish)} size="large" wide>
            <Send answer={answer} alone={!guestAllowed} brought={brought} ride={wish.kind} />
          </SubmitButton>
        </div>
      </form>
    </ResponsiveSheet>
  );
}

function Title({ answer, guests }: { answer: Yes; guests: boolean }) {
  if (answer === 'MAYBE') {
    return guests ? <Trans>Who might come with you?</Trans> : <Trans>Before you say maybe</Trans>;
  }
  return guests ? <Trans>Who is coming with you?</Trans> : <Trans>Before you say yes</Trans>;
}

interface SendProps {
  answer: Yes;
  /** Nobody may be brought. */
  alone: boolean;
  brought: number;
  ride: Wish['kind'];
}

/** Says what the button does: the answer, who comes along, and the car. */
function Send({ answer, alone, brought, ride }: SendProps) {
  if (answer === 'MAYBE') {
    if (alone) return <Trans>Say maybe</Trans>;
    if (brought === 0) return <Trans>Maybe, alone</Trans>;
    return <Plural value={brought} one="Maybe, with # guest" other="Maybe, with # guests" />;
  }
  if (brought > 0) return <Plural value={brought} one="I bring # guest" other="I bring # guests" />;
  if (ride === 'OFFER') return <Trans>I come and drive</Trans>;
  if (ride === 'NEED') return <Trans>I come and need a ride</Trans>;
  return alone ? <Trans>I come</Trans> : <Trans>I come alone</Trans>;
}

function Price({ huddle }: { huddle: HuddleView }) {
  return (
    <div className={classes.price}>
      <p>
        <strong>
          {huddle.paymentAmount ? (
            <Trans>Price: {huddle.paymentAmount}</Trans>
          ) : (
            <Trans>This huddle costs money.</Trans>
          )}
        </strong>
      </p>
      {huddle.paymentMethod && <p>{huddle.paymentMethod}</p>}
      {huddle.refundPolicy && <p>{huddle.refundPolicy}</p>}
    </div>
  );
}

function withCount(guests: Guests, group: AgeGroup, count: number): Guests {
  const { [group]: _before, ...others } = guests;
  return count > 0 ? { ...others, [group]: count } : others;
}
