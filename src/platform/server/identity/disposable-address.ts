let disposable: Promise<ReadonlySet<string>> | undefined;

/**
 * Whether an address is one that anybody gets for ten minutes and nobody reads later; where the setting is off none is. The
 * list has some ten thousand hosts, so it is loaded when somebody signs up.
 */
export async function isDisposable(
  { DISPOSABLE_ADDRESSES }: { readonly DISPOSABLE_ADDRESSES: 'refused' | 'allowed' },
  email: string,
): Promise<boolean> {
  if (DISPOSABLE_ADDRESSES === 'allowed') return false;
  disposable ??= import('disposable-email-domains-js').then(({ disposableEmailBlocklistSet }) =>
    disposableEmailBlocklistSet(),
  );
  const hosts = await disposable;
  return partsOf(email).some((host) => hosts.has(host));
}

/** The host of an address and those it belongs to: `a.b.example`, `b.example`. */
function partsOf(email: string): string[] {
  const names = email
    .slice(email.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase()
    .split('.');
  return names.slice(0, -1).map((_, at) => names.slice(at).join('.'));
}
