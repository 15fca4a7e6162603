import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { bestLocale } from '#platform/shared/locale.ts';
import { switchLanguage } from '#platform/web/language.ts';

/** The language of the profile comes along to every browser its person logs in at. */
export function useProfileLanguage(profileLocale: string): void {
  const { i18n } = useLingui();
  useEffect(() => {
    // Without its words the page stays in the language it has.
    switchLanguage(i18n, bestLocale(profileLocale)).catch(() => undefined);
  }, [i18n, profileLocale]);
}
