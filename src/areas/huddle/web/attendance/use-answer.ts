import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { isRefusal, type Refusal } from '#platform/shared/decision.ts';
import type { Clock } from '#platform/shared/time.ts';
import { wordInstant } from '#platform/shared/word-instant.ts';
import { useClock } from '#platform/web/clock.tsx';
import { showToast } from '#ui/toast.ts';
import type { HuddleView, ParticipationView } from '../../contract/views.ts';
import { type ClosedRefusal, closedMessages } from '../../page-messages.ts';
import { asksForGuests, type Guests } from '../../rules/guests.ts';
import { whyRsvpIsClosed } from '../../rules/rsvp.ts';
import { type Answer, isHost } from '../../rules/state.ts';
import { factsOfView, myFactsOfView } from '../facts-of-view.ts';
import { answerOffer } from '../mutations.ts';
import type { SentReply } from '../questions/typed-replies.ts';
import { useRunAndToast } from '../use-run-and-toast.ts';
import { foreseen, withdrawn } from './foreseen.ts';
import { keepInterest, keepRsvp, keepWithdrawal } from './kept-answers.ts';

/** What the list of what waits says of an answer. */
const answerWords = {
  YES: msg`I am coming`,
  MAYBE: msg`Maybe I am coming`,
  NO: msg`I am not coming`,
} as const;

type AfterAnswer = () => Promise<{ message: string }>;

/** Which dialog stands between a choice and its answer. */
export type Asking =
  | 'nothing'
  | 'hosts'
  | 'change'
  | { readonly guestsFor: Exclude<Answer, 'NO'> }
  | { readonly questionsWith: YesInHand };

/** A yes that waits for what the hosts ask (HUD-28). */
interface YesInHand {
  readonly guests: Guests;
  readonly afterwards: AfterAnswer | undefined;
}

interface Sent {
  readonly guests?: Guests;
  /** Shown before the server has answered. */
  readonly atOnce?: ParticipationView | null;
  readonly replies?: SentReply[];
}

function bodyOf(answer: Answer, { guests = {}, replies }: Sent, link: string | undefined) {
  return {
    rsvpType: answer,
    ...(Object.keys(guests).length > 0 && { guests }),
    ...(link && { link }),
    ...(replies && { replies }),
  };
}

/** Everything the viewer can say to a huddle, checked by the same rules as on the server (HUD-13). */
export function useAnswer(huddle: HuddleView, link: string | undefined) {
  const { t, i18n } = useLingui();
  const clock = useClock(huddle.timeZone);
  const run = useRunAndToast(huddle.id);
  const [asking, setAsking] = useState<Asking>('nothing');
  const change = useCallback(() => setAsking('change'), []);
  const fail = (detail: string) => showToast({ kind: 'error', summary: t`Huddle Public`, detail });

  const send = (answer: Answer, sent: Sent) =>
    run(
      () => keepRsvp(huddle, bodyOf(answer, sent, link), i18n._(answerWords[answer])),
      showing(sent.atOnce ?? null),
    );

  const sendFromSheet = async (answer: Answer, sent: Sent, afterwards: AfterAnswer | undefined) => {
    if (!(await send(answer, sent))) return;
    setAsking('nothing');
    if (afterwards) await run(afterwards);
  };

  return {
    asking,
    link,
    stopAsking: () => setAsking('nothing'),
    change,
    async say(answer: Answer): Promise<void> {
      const me = myFactsOfView(huddle);
      if (isHost(me.role)) return setAsking('hosts');
      const closed = whyRsvpIsClosed(factsOfView(huddle), me, new Date());
      if (isRefusal(closed)) return fail(wordClosed(closed, i18n, clock));
      if (answer !== 'NO' && needsWords(huddle, answer)) {
        return setAsking({ guestsFor: answer });
      }
      if (answer === 'YES' && huddle.questionCount > 0)
        return setAsking({ questionsWith: { guests: {}, afterwards: undefined } });
      const mine = foreseen(huddle, answer, {}, new Date());
      const sent = send(answer, { atOnce: mine });
      // What is shown already has nothing to wait for.
      if (!mine) await sent;
    },
    /** `afterwards` is what they say besides: how they get there. */
    async sayWithGuests(answer: Answer, guests: Guests, afterwards?: AfterAnswer): Promise<void> {
      if (answer === 'YES' && huddle.questionCount > 0)
        return setAsking({ questionsWith: { guests, afterwards } });
      await sendFromSheet(answer, { guests }, afterwards);
    },
    sayWithReplies: ({ guests, afterwards }: YesInHand, replies: SentReply[]) =>
      sendFromSheet('YES', { guests, replies }, afterwards),
    ...lesserAnswers(huddle, link, run, i18n),
  };
}

/** What is said without a sheet between. */
function lesserAnswers(huddle: HuddleView, link: string | undefined, run: Run, i18n: I18n) {
  const { id, participation: mine } = huddle;
  return {
    toggleInterest: (interested: boolean) =>
      run(
        () =>
          keepInterest(
            huddle,
            { interested, ...(link && { link }) },
            i18n._(interested ? msg`I am interested` : msg`I am not interested any more`),
          ),
        showing(mine && { ...mine, interested }),
      ),
    withdraw: () =>
      run(() => keepWithdrawal(huddle, i18n._(msg`I withdraw my answer`)), showing(mine && withdrawn(mine))),
    takeOffer: (take: boolean) => run(() => answerOffer(id, take)),
  };
}

type Run = ReturnType<typeof useRunAndToast>;

const showing = (mine: ParticipationView | null) =>
  mine ? (view: HuddleView) => ({ ...view, participation: mine }) : undefined;

/** Whether a dialog stands before the answer: who comes along, what it costs, how they get there. */
export function needsWords(huddle: HuddleView, answer: Answer): boolean {
  return asksForGuests(factsOfView(huddle), answer) || (answer === 'YES' && asksForRide(huddle));
}

/** Whether people say with their answer how they get there: where the hosts have opened carpools (CAR-3). */
export function asksForRide({ features, venue }: HuddleView): boolean {
  return venue !== null && features.some(({ key, enabled }) => key === 'CARPOOLING' && enabled);
}

/** The same sentence as the server's, its instant worded where the viewer is. */
export function wordClosed(
  { code, params }: Refusal<ClosedRefusal>,
  i18n: I18n,
  { timeZone, locale }: Clock,
): string {
  const { date } = params;
  const worded = typeof date === 'string' ? wordInstant(new Date(date), timeZone, locale) : '';
  return i18n._(closedMessages[code].id, { date: worded }, closedMessages[code]);
}

export type Answers = ReturnType<typeof useAnswer>;
