/** What other areas may ask this one for. */
export {
  canWatchRoom,
  firstOfLastMessages,
  messageRecipients,
  namesOfVisibleRooms,
  type Recipient,
} from './reads.ts';
export { summaryOf } from './rooms/reads.ts';
export { type Announced, findAnnounced, messageOfOther } from './told.sql.ts';
