/** Where a post stands with what is said under it. */
export const addressOf = (postId: string) => `/home/timeline/view/${postId}`;
