import type {
  CaseId,
  CommentId,
  CommunityId,
  DecisionId,
  InspirationId,
  ObjectId,
  PersonId,
  PostId,
} from '#platform/shared/ids.ts';
import type { HeldFor } from './held.ts';
import type { Reportable } from './reports.ts';

/** A moderator has hidden something or shows it again: the area it belongs to takes it from its readers or gives it back. */
export interface ObjectHidden {
  readonly type: 'moderation.object-hidden';
  readonly objectType: Reportable;
  readonly objectId: ObjectId;
  /** False shows it again. */
  readonly on: boolean;
  /** Only from the members of this community, whose admins decided. */
  readonly communityId?: CommunityId | null;
}

/** Something that belongs to a community was reported for the first time: its admins have to decide. */
export interface CommunityCaseOpened {
  readonly type: 'moderation.community-case-opened';
  readonly communityId: CommunityId;
  readonly caseId: CaseId;
}

/** The same as it was recorded before things could be shown again; one may still wait in a queue. */
export interface ReportUpheld {
  readonly type: 'report.upheld';
  readonly objectType: Reportable;
  readonly objectId: ObjectId;
}

/** A filter holds something back: only its author sees it until moderators have decided. */
export interface ObjectHeld {
  readonly type: 'moderation.object-held';
  readonly objectType: Extract<Reportable, 'POST' | 'INSPIRATION' | 'COMMUNITY' | 'COMMENT'>;
  readonly objectId: PostId | InspirationId | CommunityId | CommentId;
  /** Whose it is. */
  readonly personId: PersonId;
  readonly why: HeldFor;
  /** Of a list, how many addresses it has. */
  readonly count: number | null;
}

export type HidingEvent = ObjectHidden | ReportUpheld;

export function isHidden(event: HidingEvent): boolean {
  return event.type === 'report.upheld' || event.on;
}

export const outcomes = ['ACTED', 'NONE', 'REVERSED'] as const;
/** All that somebody who reported something hears of what came of it. */
export type OutcomeKind = (typeof outcomes)[number];

/** Something was decided, or an appeal answered: its subject hears of it, and those who reported it hear what kind of thing. */
export interface CaseDecided {
  readonly type: 'moderation.decided';
  readonly decisionId: DecisionId;
  /** Null where its subject has nothing to hear. */
  readonly subjectId: PersonId | null;
  readonly isAnswer: boolean;
  readonly outcome: OutcomeKind | null;
  readonly reporterIds: readonly PersonId[];
}
