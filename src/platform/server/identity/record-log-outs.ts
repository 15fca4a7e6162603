import type { Provider } from 'oidc-provider';
import type { Platform } from '../platform.ts';
import { recordSecurity } from '../security/record-security.ts';

/** Records that somebody logged themselves out in their browser. */
export function recordLogOuts(platform: Platform, provider: Provider): void {
  provider.on('end_session.success', (ctx) => {
    const accountId = ctx.oidc.session?.accountId;
    if (!accountId) return;
    recordSecurity(platform, platform.database.db, 'logged-out', { accountId }).catch((fault) =>
      platform.log.error({ err: fault }, 'log-out not recorded'),
    );
  });
}
