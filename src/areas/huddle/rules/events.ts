import type {
  CommentId,
  CommunityId,
  HostActId,
  HuddleId,
  MessageId,
  PersonId,
  UnregisteredId,
} from '#platform/shared/ids.ts';
import type { Change } from './changes.ts';
import type { Light } from './go.ts';
import type { HostAct } from './host-acts.ts';
import type { HostChange } from './people.ts';
import type { Answer, AttendanceStatus } from './state.ts';

/** A decision by which somebody was taken out of a community. */
export interface Removal {
  readonly communityId: CommunityId;
  /** ISO 8601, UTC; the instant of the decision, which names it. */
  readonly at: string;
}

/** Whose membership a decision has ended, and when. */
export interface Removed {
  readonly communityId: CommunityId;
  readonly personId: PersonId;
  readonly since: Date;
}

interface About {
  readonly huddleId: HuddleId;
  readonly personId: PersonId;
}

/** What happens at huddles that others may want to know; ids and small facts only. */
export type HuddleEvent = PersonalHuddleEvent | UnregisteredEvent;

/** Of somebody without an account: hosts are told in their place. */
export type UnregisteredEvent =
  | ({ readonly type: 'huddle.unregistered-moved-up' } & AboutUnregistered)
  /** By the link of a mail: they come, or wait. */
  | ({ readonly type: 'huddle.unregistered-answered'; readonly place: AttendanceStatus } & AboutUnregistered)
  /** By the link of a mail they gave their place back. */
  | ({ readonly type: 'huddle.unregistered-left' } & AboutUnregistered);

interface AboutUnregistered {
  readonly huddleId: HuddleId;
  readonly unregisteredId: UnregisteredId;
}

/** What somebody with an account did, or what is about them. */
export type PersonalHuddleEvent =
  | ({ readonly type: 'huddle.planned' } & About)
  | ({ readonly type: 'huddle.plan-changed' } & About)
  | ({ readonly type: 'huddle.cancelled' } & About)
  /** What was cancelled takes place after all. */
  | ({ readonly type: 'huddle.returned' } & About)
  /** `hostId` invited `personId`, or asked them to co-host or to take the huddle over. */
  | ({ readonly type: 'huddle.invited'; readonly hostId: PersonId } & About)
  /** Jobs of the release before may still hold these two. */
  | ({ readonly type: 'huddle.co-host-named' | 'huddle.handed-over'; readonly hostId: PersonId } & About)
  | ({ readonly type: 'huddle.co-host-asked'; readonly hostId: PersonId } & About)
  | ({ readonly type: 'huddle.host-asked'; readonly hostId: PersonId } & About)
  | ({ readonly type: 'huddle.hosts-changed'; readonly change: HostChange } & About)
  | ({
      readonly type: 'huddle.rsvp-answered';
      readonly answer: Answer;
      readonly place: AttendanceStatus;
      readonly guestCount: number;
      /** With the answer a confirmed place was given back; missing in jobs of the release before. */
      readonly gaveBack?: boolean;
    } & About)
  | ({
      readonly type: 'huddle.rsvp-withdrawn';
      readonly gaveBack?: boolean;
      /** It ended with a decision that took them out of a community. */
      readonly removal?: Removal;
    } & About)
  /** `personId` did not come, and may answer. */
  | ({ readonly type: 'huddle.missed' } & About)
  /** `personId` was there, and is asked for a photo and a word. */
  | ({ readonly type: 'huddle.look-back-asked' } & About)
  | ({
      readonly type: 'huddle.request-accepted';
      readonly place: AttendanceStatus;
      readonly hostId: PersonId;
    } & About)
  /** `personId` proposed it to their community, and an admin, `hostId`, answered. */
  | ({
      readonly type: 'huddle.proposal-answered';
      readonly hostId: PersonId;
      readonly accepted: boolean;
      /** What became of it; missing in jobs of the release before. */
      readonly outcome?: 'PUBLISHED' | 'APPROVED' | 'CHANGED' | 'DECLINED' | 'CHANGE_DECLINED';
    } & About)
  | ({ readonly type: 'huddle.request-declined'; readonly hostId: PersonId } & About)
  /** `personId`, a host, did something about somebody without an account, or undid it. */
  | ({
      readonly type: 'huddle.changed-by-hand';
      readonly act?: HostAct;
      readonly undone?: HostActId;
    } & About)
  /** `hostId` let `personId` in ahead of others. */
  | ({
      readonly type: 'huddle.let-in';
      readonly hostId: PersonId;
      readonly reason: string;
      readonly act: HostAct;
    } & About)
  /** `hostId` gave the spot that `personId` was offered to somebody else. */
  | ({ readonly type: 'huddle.passed-over'; readonly hostId: PersonId; readonly reason: string } & About)
  | ({ readonly type: 'huddle.let-in-undone'; readonly hostId: PersonId; readonly undone: HostActId } & About)
  | ({ readonly type: 'huddle.participant-removed'; readonly hostId: PersonId } & About)
  | ({ readonly type: 'huddle.participant-readmitted'; readonly hostId: PersonId } & About)
  | ({ readonly type: 'huddle.moved'; readonly changes: readonly Change[] } & About)
  /** A vote on the date is over: by a host, or by itself; where no date suits anybody, the hosts still have to choose. */
  | ({ readonly type: 'huddle.date-voted'; readonly isSet: boolean; readonly byHost: boolean } & About)
  /** How it stands a day before the start, or that a host says it goes ahead. */
  | ({ readonly type: 'huddle.go-checked'; readonly light: Light; readonly byHost: boolean } & About)
  | ({
      readonly type: 'huddle.message-sent';
      readonly messageId: MessageId;
      /** Those it goes to follow page by page; missing in jobs of the release before, which wrote all of them at once. */
      readonly spreads?: true;
    } & About)
  /** The message of `personId` has reached some more of those it goes to, each of them once. */
  | ({
      readonly type: 'huddle.message-reached';
      readonly messageId: MessageId;
      readonly to: readonly PersonId[];
    } & About)
  /** `answeredId` is whose comment it replies to. */
  | ({
      readonly type: 'huddle.commented';
      readonly commentId: CommentId;
      readonly answeredId: PersonId | null;
    } & About)
  | ({ readonly type: 'huddle.promoted'; readonly offerEndsAt: string | null } & About)
  | ({ readonly type: 'huddle.place-offered'; readonly offerEndsAt: string | null } & About)
  | ({ readonly type: 'huddle.offer-lapsed' } & About)
  | ({ readonly type: 'huddle.capacity-changed' } & About);
