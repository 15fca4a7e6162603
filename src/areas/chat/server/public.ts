/** What other areas may ask this one for. */
export {
  announcedText,
  canWatchRoom,
  firstOfLastMessages,
  messageOfOther,
  messageRecipients,
  namesOfVisibleRooms,
  type Recipient,
} from './reads.ts';
