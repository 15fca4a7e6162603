/** How much of what goes to many is written at once: in one transaction, so that no lock is held for long. */
export const fanOut = {
  /** People told in one transaction. */
  people: 500,
  /** Notifications of one job that mails or pushes them. */
  notices: 200,
};
