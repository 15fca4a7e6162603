/** So many messages from before they came a new member reads (COM-7). */
export const EARLIER_MESSAGES = 200;
