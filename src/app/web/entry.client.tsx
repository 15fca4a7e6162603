import { I18nProvider } from '@lingui/react';
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { wordFaultsIn } from '#platform/web/api-problem.ts';
import { i18nFor } from '#platform/web/i18n.ts';
import { registerServiceWorker } from '#platform/web/service-worker.ts';
import { keepEarlyActs } from './early-acts.ts';
import { allowOwnStyles } from './nonce.ts';
import { offerNewVersion } from './offer-new-version.ts';

allowOwnStyles();
const i18n = await i18nFor(document.documentElement.lang);
wordFaultsIn(i18n);
const giveEarlyActs = keepEarlyActs();

/** Its effects run when everything beside it listens. */
function Alive({ children }: { children: ReactNode }) {
  useEffect(giveEarlyActs, []);
  return children;
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
  );
});

registerServiceWorker(offerNewVersion(i18n));
