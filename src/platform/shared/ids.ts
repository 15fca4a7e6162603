declare const brand: unique symbol;
type Branded<Name extends string> = string & { readonly [brand]: { readonly [N in Name]: true } };

/** Ids are UUIDv7: time-ordered, made by `newId` on the server. */
export type PersonId = Branded<'PersonId'>;
export type HuddleId = Branded<'HuddleId'>;
/** Somebody without an account who has a part in a huddle, with whom they bring. */
export type UnregisteredId = Branded<'UnregisteredId'>;
export type HostActId = Branded<'HostActId'>;
export type TemplateId = Branded<'TemplateId'>;
/** All outings of one file that were taken in at once. */
export type ImportId = Branded<'ImportId'>;
export type QuestionId = Branded<'QuestionId'>;
export type KitId = Branded<'KitId'>;
export type DateId = Branded<'DateId'>;
export type CommunityId = Branded<'CommunityId'>;
export type MediaId = Branded<'MediaId'>;
export type NotificationId = Branded<'NotificationId'>;
export type MessageId = Branded<'MessageId'>;
export type CommentId = Branded<'CommentId'>;
export type PhotoId = Branded<'PhotoId'>;
export type InvitationId = Branded<'InvitationId'>;
export type RoomId = Branded<'RoomId'>;
export type PostId = Branded<'PostId'>;
export type CarpoolId = Branded<'CarpoolId'>;
export type PictureId = Branded<'PictureId'>;
export type ReportId = Branded<'ReportId'>;
/** What somebody without an account reports. */
export type VisitorReportId = Branded<'VisitorReportId'>;
export type CaseId = Branded<'CaseId'>;
export type DecisionId = Branded<'DecisionId'>;
export type BannerId = Branded<'BannerId'>;
export type InspirationId = Branded<'InspirationId'>;
export type BadgeRequestId = Branded<'BadgeRequestId'>;
export type TalkId = Branded<'TalkId'>;
export type TurnId = Branded<'TurnId'>;
export type EventId = Branded<'EventId'>;
export type ProgramTokenId = Branded<'ProgramTokenId'>;
export type WebhookId = Branded<'WebhookId'>;
export type DeliveryId = Branded<'DeliveryId'>;
export type ReturnPlanId = Branded<'ReturnPlanId'>;
/** Somebody who is told when a return plan is overdue. */
export type ContactId = Branded<'ContactId'>;
export type CheckInId = Branded<'CheckInId'>;

/** Of an object whose type stands beside it: who knows the type takes it as an id of that type. */
export type ObjectId = PersonId &
  HuddleId &
  CommunityId &
  PostId &
  CarpoolId &
  InspirationId &
  ReturnPlanId &
  RoomId &
  MessageId;
