import type { Provider } from 'oidc-provider';
import { refuseTooManyMails } from '../mail/mail-allowance.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Platform } from '../platform.ts';
import { inTransaction } from '../write.ts';
import { accountById } from './accounts.ts';

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
  await inTransaction(platform.database, async (tx) => {
    const account = await accountById(tx, accountId);
    if (!account) return;
    const refused = await refuseTooManyMails(platform, tx, { to: account.email, kinds: [KIND] });
    if (refused) return refused;
    await queueMail(platform, tx, { kind: KIND, to: account.email, letter: letterOf(platform) });
    return;
  });
}

function letterOf({ config }: Platform) {
  return {
    subject: `One of your ${config.PRODUCT_NAME} log-ins was ended`,
    heading: 'We have ended one of your log-ins',
    paragraphs: [
      'A key that your browser had already exchanged was used again. This can be a bad connection, or somebody who copied it.',
      'To be safe we have logged that device out. If you do not know why, choose a new password: it logs out all devices.',
    ],
    action: { label: 'Choose a new password', url: `${config.PUBLIC_ORIGIN}/oidc/forgotten-password` },
  };
}
