export const moderationRefusals = {
  NOT_A_MODERATOR: 'Only moderators may do this.',
  ALREADY_REPORTED: 'You have reported this already. Moderators will look at it.',
  TOO_MANY_REPORTS: 'You can report up to {most} things a day.',
  REPORT_DECIDED: 'This report is decided already.',
} as const;

export type ModerationRefusal = keyof typeof moderationRefusals;
