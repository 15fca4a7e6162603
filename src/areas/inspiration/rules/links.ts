import { isWebAddress } from '#platform/shared/web-address.ts';

const LONGEST = 500;
const MAIL = /^mailto:[\w.%+-]{1,64}@[\w-]+(\.[\w-]+)+$/i;

/** Where a link in a story may lead: the web, or a mail address; nothing that a browser would run. */
export function isSafeLink(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > LONGEST || value === '') return false;
  return MAIL.test(value) || isWebAddress(value);
}

export function isVideoAddress(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST && value !== '' && isWebAddress(value);
}

const hosts: ReadonlyArray<readonly [RegExp, string]> = [
  [/^(www\.|m\.)?(youtube\.com|youtube-nocookie\.com)$|^youtu\.be$/, 'YouTube'],
  [/^(www\.|player\.)?vimeo\.com$/, 'Vimeo'],
];

/** Where a film is, as people call it: known sites by name, any other by its host. */
export function nameOfVideoSite(url: string): string {
  const host = hostOf(url);
  return hosts.find(([pattern]) => pattern.test(host))?.[1] ?? host.replace(/^www\./, '');
}

function hostOf(url: string): string {
  try {
    return new URL(url).hostname;
  } catch {
    return '';
  }
}
