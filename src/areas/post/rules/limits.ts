export const MAX_WORDS = 4_000;
/** Posts that one person has begun and not published; the oldest give way. */
export const MAX_BEGUN = 50;
export const MAX_PICTURES = 4;
export const MAX_PEOPLE = 20;
export const MAX_PLACES = 10;
export const MAX_TAGS = 30;
export const MAX_SHARED_WITH = 50;

/** How long a post may be worded again (POST-3). */
export const EDIT_MS = 3_600_000;

/** With more followers than this a post is merged in when they read instead of being put into every inbox. */
export const BIG_AUTHOR = 1_000;

/** How many entries an inbox keeps. */
export const INBOX_LENGTH = 1_000;

/** Posts that one person may publish in a minute. */
export const POSTS_A_MINUTE = 20;
