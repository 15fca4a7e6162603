import type { Provider } from 'oidc-provider';
import { languageOf } from '../mail/language-of.ts';
import { refuseTooManyMails } from '../mail/mail-allowance.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Platform } from '../platform.ts';
import { recordSecurity } from '../security/record-security.ts';
import { inTransaction } from '../write.ts';
import { accountById } from './accounts.ts';
import { logInEndedLetter } from './letters.ts';

const KIND = 'token-reused';
const REUSED = 'refresh token already used';

/** A renewed key that comes back was copied: the provider has ended its log-in, and its owner is told. */
export function tellOfReuse(platform: Platform, provider: Provider): void {
  provider.on('grant.error', (ctx, error) => {
    const accountId = ctx.oidc.entities.RefreshToken?.accountId;
    if (!('error_detail' in error) || error.error_detail !== REUSED || !accountId) return;
    tell(platform, accountId).catch((fault) => platform.log.error({ err: fault }, 'reuse not told'));
  });
}

async function tell(platform: Platform, accountId: string): Promise<void> {
  await recordSecurity(platform, platform.database.db, 'token-reused', { accountId });
  await inTransaction(platform.database, async (tx) => {
    const account = await accountById(tx, accountId);
    if (!account) return;
    const refused = await refuseTooManyMails(platform, tx, { to: account.email, kinds: [KIND] });
    if (refused) return refused;
    const letter = logInEndedLetter(platform, await languageOf(tx, account.email, ''));
    await queueMail(platform, tx, { kind: KIND, stream: 'SECURITY', to: account.email, letter });
    return;
  });
}
