/** Every sentence with which the pages about the product say no. */
export const siteRefusals = {
  NEWSLETTER_LINK_UNKNOWN: 'This link is no longer good. Subscribe once more to get a new one.',
} as const;
