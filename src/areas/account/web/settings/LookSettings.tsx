import { Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect, useMantineColorScheme } from '@mantine/core';
import { bestLocale, type Locale } from '#platform/shared/locale.ts';
import { isTheme, schemeForTheme } from '#platform/web/colour-scheme.ts';
import { switchLanguage } from '#platform/web/language.ts';
import { showToast } from '#ui/toast.ts';
import type { MyAccount } from '../public/my-account.ts';
import { useChangeMe } from '../use-change-me.ts';
import { Section } from './Section.tsx';
import classes from './settings.module.css';

/** How the app looks and which language it speaks; both change while one watches. */
export function LookSettings({ me }: { me: MyAccount }) {
  const { t, i18n } = useLingui();
  const change = useChangeMe();
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const chooseTheme = (theme: string) => {
    if (!isTheme(theme)) return;
    setColorScheme(schemeForTheme(theme));
    void change({ theme }, (known) => ({ ...known, theme }));
  };
  const chooseLanguage = async (locale: Locale) => {
    try {
      await switchLanguage(i18n, locale);
      await change({ locale }, (known) => ({ ...known, locale }));
    } catch {
      showToast({ kind: 'error', summary: t`Language`, detail: t`The text could not be loaded.` });
    }
  };
  return (
    <Section title={<Trans>Look and language</Trans>}>
      <div className={classes.two}>
        <NativeSelect
          size="md"
          label={t`Theme`}
          value={me.theme}
          data={[
            { value: 'LIGHT', label: t`Light` },
            { value: 'DARK', label: t`Dark` },
            { value: 'SYSTEM', label: t`As my device` },
          ]}
          onChange={(event) => chooseTheme(event.currentTarget.value)}
        />
        <NativeSelect
          size="md"
          label={t`Language`}
          value={bestLocale(me.locale)}
          data={[
            { value: 'en', label: 'English' },
            { value: 'de', label: 'Deutsch' },
          ]}
          onChange={(event) => void chooseLanguage(bestLocale(event.currentTarget.value))}
        />
      </div>
    </Section>
  );
}
