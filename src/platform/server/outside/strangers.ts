import type { Config } from '../config.ts';
import { isPublicAddress } from './public-address.ts';
import { type Outside, outsideOf } from './read-page.ts';

/** Servers that people name speak https on its usual port; those of the tests stand on this machine. */
export function admitAddress(
  config: Pick<Config, 'NODE_ENV' | 'OUTSIDE_HOSTS'>,
  address: string,
): URL | undefined {
  const url = URL.parse(address);
  if (!url || url.username || url.password) return undefined;
  const via = outsideOf(config);
  if (!via.isListed(hostOf(url))) return undefined;
  if (config.NODE_ENV === 'test') return /^https?:$/.test(url.protocol) ? url : undefined;
  return url.protocol === 'https:' && via.isOpenPort(url.port) ? url : undefined;
}

/** The way to them. */
export function strangersOf(config: Pick<Config, 'NODE_ENV' | 'OUTSIDE_HOSTS'>): Outside {
  const via = outsideOf(config);
  if (config.NODE_ENV !== 'test') return via;
  return {
    ...via,
    isAllowed: (address) => address === '127.0.0.1' || isPublicAddress(address),
    isOpenPort: () => true,
  };
}

/** Whether every address of a server lies in the open internet; one whose name is not known does not. */
export async function isInTheOpen(via: Outside, url: URL): Promise<boolean> {
  try {
    const addresses = await via.resolve(hostOf(url));
    return addresses.length > 0 && addresses.every((each) => via.isAllowed(each));
  } catch {
    return false;
  }
}

function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '');
}
