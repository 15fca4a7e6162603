/** What other areas may ask this one for. */
export { listAnnouncements } from './announcements/reads.ts';
export { hasSwitchedOff } from './choices/switched-off.sql.ts';
export { summaryOf } from './inbox/reads.ts';
export { listUnread, type Unread, wordUnread } from './inbox/tell-unread.ts';
export { namesOfObjects } from './names-of-objects.ts';
