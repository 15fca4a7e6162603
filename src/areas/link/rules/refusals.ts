export const linkRefusals = {
  LINK_NOT_ALLOWED: 'Only hosts can share a private huddle.',
  LINK_ONLY_PUBLIC: 'Only a post for everybody can be shared by a link.',
  LINK_HIDDEN: 'People come to this community by invitation only.',
} as const;
