/** The sentence of every refusal of this area, for people. */
export const chatRefusals = {
  ROOM_CLOSED: 'Nobody can write here any more.',
  ACCEPT_FIRST: 'Accept the request before you answer.',
  REQUEST_WAITS: 'They have not answered your request yet. Wait until they do.',
  ANNOUNCERS_ONLY: 'Only admins may announce something.',
  NOTHING_SAID: 'Write something or add a picture.',
  MESSAGE_GONE: 'This message is no longer there.',
  MESSAGE_NOT_YOURS: 'Only who wrote it may change it.',
  PICTURE_NOT_YOURS: 'Choose a picture that you have uploaded.',
  NOBODY_TO_TALK_TO: 'This person cannot be written to.',
  NAME_UNREADABLE: 'Use letters or digits that everybody can see.',
  NAME_RESERVED: 'That name could be taken for the people who run this place. Choose another.',
  NO_REQUEST: 'This request is no longer open.',
  NOT_A_GROUP: 'Only a group has people to add or remove.',
  GROUP_FULL: 'A group has at most {most} people.',
  NOT_THE_OWNER: 'Only who owns the group may do this.',
  THEY_ARE_IN: 'They belong to this group already.',
  THEY_ARE_NOT_IN: 'They do not belong to this group.',
} as const;

export type ChatRefusal = keyof typeof chatRefusals;
