import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { answerRideOffer, answerRideRequest } from '#areas/carpool/web/public/quick-answers.ts';
import { answerMessageRequest } from '#areas/chat/web/public/quick-answers.ts';
import { answerInvitation, answerJoinRequest } from '#areas/community/web/public/quick-answers.ts';
import { answerHostRequest, answerOffer, answerRequest } from '#areas/huddle/web/public/quick-answers.ts';
import { answerFollowRequest, follow } from '#areas/person/web/public/relation-verbs.ts';
import { wordProblem } from '#platform/web/api-problem.ts';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { showToast } from '#ui/toast.ts';
import type { NotificationView } from '../../contract.ts';
import type { Kind } from '../../rules/kinds.ts';
import type { ObjectType } from '../../rules/objects.ts';
import classes from './NotificationRow.module.css';

interface InlineAnswerProps {
  notification: NotificationView;
  onDone: () => void;
}

/** `actorId` is who asks; empty when they are gone. */
type Send = (objectId: string, actorId: string, yes: boolean) => Promise<{ message: string }>;

const sends: Readonly<Partial<Record<Kind, Send>>> = {
  HUDDLE_OFFER: (id, _who, yes) => answerOffer(id, yes),
  HUDDLE_CO_HOST: (id, _who, yes) => answerHostRequest(id, yes),
  HUDDLE_HANDED_OVER: (id, _who, yes) => answerHostRequest(id, yes),
  HUDDLE_REQUEST: answerRequest,
  COMMUNITY_INVITE: (id, _who, yes) => answerInvitation(id, yes),
  COMMUNITY_REQUEST: answerJoinRequest,
  PERSON_FOLLOW_REQUEST: (_id, who, yes) => answerFollowRequest(who, yes),
  PERSON_FOLLOWED: (_id, who) => follow(who),
  CARPOOL_REQUEST: answerRideRequest,
  CARPOOL_OFFER: (id, _who, yes) => answerRideOffer(id, yes),
  ROOM_REQUEST: (id, _who, yes) => answerMessageRequest(id, yes),
};

const called: Readonly<Record<ObjectType, MessageDescriptor>> = {
  HUDDLE: msg`Huddle`,
  COMMUNITY: msg`Community`,
  PERSON: msg`Person`,
  ROOM: msg`Conversation`,
  POST: msg`Post`,
  CARPOOL: msg`Carpool`,
  RETURN_PLAN: msg`Return plan`,
  INSPIRATION: msg`Inspiration`,
  BADGE: msg`Badge`,
  AWARD: msg`Award`,
  DECISION: msg`Decision`,
  EXPORT: msg`My data`,
  SITE: msg`Operations`,
  SYSTEM: msg`News`,
};
/** Where a toast leads on; people are not looked at by their ids. */
const routes: Readonly<Partial<Record<ObjectType, string>>> = {
  HUDDLE: '/huddle',
  COMMUNITY: '/community',
  ROOM: '/chat',
};

/** Yes or no to what is asked, without leaving the list (NOT-2). */
export function InlineAnswer({ notification: { kind, actor, object }, onDone }: InlineAnswerProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const send = sends[kind];
  if (!send) return null;
  const objectLabel = object.name ?? t(called[object.type]);
  const answer = async (yes: boolean) => {
    try {
      const { message } = await send(object.id, actor?.id ?? '', yes);
      const route = routes[object.type];
      const data = route && { objectLabel, route, id: object.id };
      showToast({ kind: 'success', summary: t`Answered`, detail: message, ...(data && { data }) });
      onDone();
    } catch (error) {
      showToast({ kind: 'error', summary: objectLabel, detail: wordProblem(error) });
    }
    for (const area of ['notification', 'huddle', 'community', 'room', 'relation', 'carpool']) {
      await queries.invalidateQueries({ queryKey: [area] });
    }
  };
  return (
    <Buttons
      kind={kind}
      who={askedBy(kind) ? (actor?.displayName ?? t`Somebody`) : objectLabel}
      onAnswer={answer}
    />
  );
}

/** Whether yes and no are said to the one who asks, and not to the object. */
function askedBy(kind: Kind): boolean {
  return kind !== 'COMMUNITY_INVITE';
}

interface ButtonsProps {
  kind: Kind;
  who: string;
  onAnswer: (yes: boolean) => Promise<void>;
}

function Buttons({ kind, who, onAnswer }: ButtonsProps) {
  const { t } = useLingui();
  if (kind === 'PERSON_FOLLOWED') {
    return (
      <div className={classes.answers}>
        <SubmitButton size="small" onPress={() => onAnswer(true)} aria-label={t`Follow ${who} back`}>
          <Trans>Follow back</Trans>
        </SubmitButton>
      </div>
    );
  }
  const isOffer = kind === 'HUDDLE_OFFER';
  return (
    <div className={classes.answers}>
      <SubmitButton
        size="small"
        onPress={() => onAnswer(true)}
        aria-label={isOffer ? t`Take the place` : t`Accept ${who}`}
      >
        {isOffer ? <Trans>Take the place</Trans> : <Trans>Accept</Trans>}
      </SubmitButton>
      <SubmitButton
        size="small"
        look="outline"
        onPress={() => onAnswer(false)}
        aria-label={isOffer ? t`Leave the place` : t`Decline ${who}`}
      >
        {isOffer ? <Trans>Leave it</Trans> : <Trans>Decline</Trans>}
      </SubmitButton>
    </div>
  );
}
