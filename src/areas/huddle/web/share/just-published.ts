/** The huddle that this tab has just published: its page opens with what comes next, once. */
let published: string | undefined;

export const justPublished = {
  remember(huddleId: string): void {
    published = huddleId;
  },
  is: (huddleId: string): boolean => published === huddleId,
  forget(): void {
    published = undefined;
  },
};
