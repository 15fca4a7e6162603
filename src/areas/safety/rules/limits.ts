export const MAX_CONTACTS = 5;
export const MAX_CONTACT_NAME = 80;
export const MAX_RELATION = 40;
export const MAX_PHONE = 30;
export const MAX_PLAN_NAME = 120;
export const MAX_ROUTE = 2_000;
export const MAX_CAR = 200;
export const MAX_PLAN_NOTE = 1_000;
export const MAX_CHECK_IN_NOTE = 300;
export const MIN_GRACE_MINUTES = 15;
export const MAX_GRACE_MINUTES = 720;
/** What the form offers, in minutes. */
export const graceChoices = [30, 60, 90, 120, 180, 240] as const;
/** A plan ends within so many days. */
export const MAX_DAYS_AHEAD = 14;
/** What has ended is forgotten after so many days, with its check-ins and links. */
export const PLAN_KEPT_DAYS = 30;
export const MAX_CHECK_INS = 50;
