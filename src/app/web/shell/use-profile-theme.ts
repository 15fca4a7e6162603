import { useMantineColorScheme } from '@mantine/core';
import { useEffect } from 'react';
import { isTheme, schemeForTheme, storedTheme, type Theme } from '#platform/web/colour-scheme.ts';

/** In a browser where no theme was chosen yet, the one of the profile is taken over (SHELL-11). */
export function useProfileTheme(theme: Theme): void {
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  useEffect(() => {
    if (!isTheme(storedTheme())) setColorScheme(schemeForTheme(theme));
  }, [theme, setColorScheme]);
}
