/** Where the demo world would be found on social networks: nobody's pages, but the networks' own. */
const socialUrls = [
  'https://www.instagram.com',
  'https://www.youtube.com',
  'https://www.facebook.com',
  'https://www.linkedin.com',
].join(' ');

/** What the demo world is served with where the operator has not chosen. */
export function demoSettings(chosen: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return chosen.SOCIAL_URLS === undefined ? { SOCIAL_URLS: socialUrls } : {};
}
