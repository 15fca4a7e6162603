import type { MantineColorScheme } from '@mantine/core';
import type { AccountContract } from '#areas/account/contract/account.ts';
import { myAccount } from '#areas/account/web/public/my-account.ts';
import { apiOf } from '#platform/web/api.ts';
import { themeForScheme } from '#platform/web/colour-scheme.ts';
import { queryClient } from '#platform/web/queries.tsx';

const api = apiOf<AccountContract>();

/** Keeps a theme in the profile too (SHELL-11); the page has changed already, so a failure stays silent. */
export function saveTheme(scheme: MantineColorScheme): void {
  const theme = themeForScheme(scheme);
  api('PATCH /api/me', { body: { theme } })
    .then(() => queryClient().invalidateQueries({ queryKey: myAccount.queryKey }))
    .catch(() => undefined);
}
