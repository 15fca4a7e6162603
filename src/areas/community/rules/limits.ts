/** So many messages from before they came a new member reads (COM-7). */
export const EARLIER_MESSAGES = 200;

/** A title beside a name. */
export const MAX_TITLE = 60;
/** Why an admin does not agree with an outing. */
export const MAX_REASON = 500;
/** What admins note about a member. */
export const MAX_NOTE = 2_000;
/** What admins write to chosen members. */
export const MAX_WORDS = 4_000;

/** So many messages to chosen members come to one of them in 24 hours and in seven days, unless they want all news. */
export const MAX_MESSAGES_A_DAY = 2;
export const MAX_MESSAGES_A_WEEK = 5;
/** Where a community writes to a member. */
export const MAX_ADDRESS = 300;
