export const commentRefusals = {
  COMMENT_GONE: 'This comment is no longer there.',
  COMMENT_NOT_YOURS: 'Only who wrote a comment may do this.',
} as const;
