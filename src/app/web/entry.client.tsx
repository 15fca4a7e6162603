import { I18nProvider } from '@lingui/react';
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { wordFaultsIn } from '#platform/web/api-problem.ts';
import { i18nFor } from '#platform/web/i18n.ts';
import { registerServiceWorker } from '#platform/web/service-worker.ts';
import { keepEarlyActs } from './early-acts.ts';
import { allowOwnStyles } from './nonce.ts';

allowOwnStyles();
const i18n = await i18nFor(document.documentElement.lang);
wordFaultsIn(i18n);
const giveEarlyActs = keepEarlyActs();
let isAlive = false;

/** Its effects run when everything beside it listens. */
function Alive({ children }: { children: ReactNode }) {
  useEffect(() => {
    isAlive = true;
    giveEarlyActs();
  }, []);
  return children;
}

/**
 * Drawn here, and no error: what the server left to the browser, as it took too long (#419), and a part whose data
 * changed before its code was there (#418, once the page itself is alive).
 */
function onRecoverableError(error: unknown): void {
  const isExpected = /#419/.test(String(error)) || (isAlive && /#418/.test(String(error)));
  if (!isExpected) reportError(error);
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <Alive>
          <HydratedRouter />
        </Alive>
      </I18nProvider>
    </StrictMode>,
    { onRecoverableError },
  );
});

registerServiceWorker(() => import('./offer-new-version.ts').then((code) => code.offerNewVersion(i18n)));
