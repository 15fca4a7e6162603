export const linkRefusals = {
  LINK_NOT_ALLOWED: 'Only hosts can share a private huddle.',
} as const;
