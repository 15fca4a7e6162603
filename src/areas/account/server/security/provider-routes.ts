import type { FastifyInstance } from 'fastify';
import { registerEndpoints } from '#platform/server/http/endpoints.ts';
import { type ProviderFault, providersOf } from '#platform/server/identity/providers/providers.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal, missing, refuse } from '#platform/shared/decision.ts';
import { linkedProvidersContract } from '../../contract/linked-providers.ts';
import { type AccountRefusal, done } from '../../messages.ts';
import { freshAccountOf } from './fresh-account.ts';
import { linkProvider, unlinkProvider } from './link-provider.ts';

const faults = {
  STOPPED: 'PROVIDER_STOPPED',
  AWAY: 'PROVIDER_AWAY',
  REFUSED: 'PROVIDER_REFUSED',
} as const satisfies Readonly<Record<ProviderFault, AccountRefusal>>;

/** Linking services elsewhere that open the account, and unlinking them (GATE-13). */
export function registerProviderLinks(app: FastifyInstance, platform: Platform): void {
  const providers = providersOf(platform);
  const freshAccount = freshAccountOf(platform);
  registerEndpoints(app, platform, linkedProvidersContract, {
    'PUT /api/me/linked-providers/question': async ({ viewer, body }) => {
      const account = await freshAccount(viewer);
      if (isRefusal(account)) return account;
      const provider = providers.offered.find(({ id }) => id === body.provider);
      if (!provider) return missing();
      const address = await providers.ask(provider, { accountId: account.id, logInId: viewer.logInId });
      return address === undefined ? refuse('PROVIDER_AWAY', {}, 'unavailable') : { address };
    },
    'PUT /api/me/linked-providers': async ({ viewer, body }) => {
      const account = await freshAccount(viewer);
      if (isRefusal(account)) return account;
      const given = Object.entries(body).filter((entry): entry is [string, string] => Boolean(entry[1]));
      const asker = { accountId: account.id, logInId: viewer.logInId };
      const answered = await providers.answer(new URLSearchParams(given), asker);
      if (!answered) return refuse('PROVIDER_REFUSED');
      const { provider, result } = answered;
      if (typeof result === 'string')
        return refuse(faults[result], {}, result === 'AWAY' ? 'unavailable' : 'rule');
      const linked = await linkProvider(platform, account, result, viewer.logInId);
      return isRefusal(linked) ? linked : done('PROVIDER_LINKED', { provider: provider.name });
    },
    'DELETE /api/me/linked-providers/:id': async ({ viewer, params }) => {
      const account = await freshAccount(viewer);
      if (isRefusal(account)) return account;
      const ended = await unlinkProvider(platform, account, params.id);
      return isRefusal(ended) ? ended : done('PROVIDER_UNLINKED');
    },
  });
}
