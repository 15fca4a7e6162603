import type { Provider } from 'oidc-provider';
import type { Config } from '../config.ts';

const NAME = 'clear-site-data';
/**
 * Copies of pages that the browser holds, those behind its back button, too. Not the cookies: that would reach each
 * neighbouring host of the club. Not the storage: the app wipes it and leaves what is about nobody (OFF-3).
 */
const COPIES = '"cache"';

/** Goes with the answer that tells our app that its log-in is over. */
export const clearCopies = { [NAME]: COPIES } as const;

/** Where the log-out is not our app's, it has wiped nothing: the browser is told to take everything away. */
export function clearAtLogOut({ OIDC_CLIENT_ID }: Config, provider: Provider): void {
  provider.on('end_session.success', (ctx) => {
    const isOurs = ctx.oidc.client?.clientId === OIDC_CLIENT_ID;
    ctx.set(NAME, isOurs ? COPIES : `${COPIES}, "storage"`);
  });
}
