export interface SocialLink {
  readonly url: string;
  readonly name: string;
  /** Of `public/signs.svg`. */
  readonly icon: string;
}

const networks = [
  ['instagram.com', 'Instagram', 'instagram'],
  ['youtube.com', 'YouTube', 'youtube'],
  ['facebook.com', 'Facebook', 'facebook'],
  ['linkedin.com', 'LinkedIn', 'linkedin'],
  ['github.com', 'GitHub', 'github'],
  ['x.com', 'X', 'x'],
] as const;

/** What an address of the operator is called, and its sign; asked on the server only. */
export function socialLinkOf(url: string): SocialLink {
  const { hostname, pathname } = new URL(url);
  const found = networks.find(([host]) => hostname === host || hostname.endsWith(`.${host}`));
  if (found) return { url, name: found[1], icon: found[2] };
  // Every server of that network has its own name; its people begin with an @.
  if (pathname.startsWith('/@')) return { url, name: 'Mastodon', icon: 'mastodon' };
  return { url, name: hostname, icon: 'world' };
}
