import type { MantineColorScheme } from '@mantine/core';
import { queryOptions } from '@tanstack/react-query';
import type { accountContract } from '#areas/account/contract.ts';
import type { WireReply } from '#platform/shared/wire.ts';
import { apiOf } from '#platform/web/api.ts';
import { themeForScheme } from '#platform/web/colour-scheme.ts';
import { queryClient } from '#platform/web/queries.tsx';

const api = apiOf<typeof accountContract>();

export type MyAccount = WireReply<(typeof accountContract)['GET /api/me']>;

/** Who I am, as the frame needs it. */
export const myAccount = queryOptions({
  queryKey: ['account', 'me'],
  queryFn: ({ signal }) => api('GET /api/me', { signal }),
});

/** Keeps a theme in the profile too (SHELL-11); the page has changed already, so a failure stays silent. */
export function saveTheme(scheme: MantineColorScheme): void {
  const theme = themeForScheme(scheme);
  api('PATCH /api/me', { body: { theme } })
    .then(() => queryClient().invalidateQueries({ queryKey: myAccount.queryKey }))
    .catch(() => undefined);
}
