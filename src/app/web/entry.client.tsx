import { I18nProvider } from '@lingui/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { i18nFor } from '#platform/web/i18n.ts';
import { registerServiceWorker } from '#platform/web/service-worker.ts';
import { allowOwnStyles } from './nonce.ts';
import { offerNewVersion } from './offer-new-version.ts';

allowOwnStyles();
const i18n = await i18nFor(document.documentElement.lang);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <HydratedRouter />
      </I18nProvider>
    </StrictMode>,
  );
});

registerServiceWorker(offerNewVersion(i18n));
