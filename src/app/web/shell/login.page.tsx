import { Trans } from '@lingui/react/macro';
import type { ClientLoaderFunctionArgs, MetaFunction } from 'react-router';
import classes from './login.module.css';

export const meta: MetaFunction = () => [{ title: 'Log In' }, { name: 'robots', content: 'noindex' }];

/**
 * `/login` and `/signup` lead on to the identity provider, and back to where the person stood (GATE-1). They
 * are addresses of their own so that the buttons of public pages are plain links.
 */
export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<null> {
  const { pathname, searchParams } = new URL(request.url);
  const { session } = await import('#platform/web/session/session.ts');
  const returnTo = searchParams.get('returnTo') ?? undefined;
  const [signUp, again] = [pathname === '/signup', searchParams.has('again')];
  await session.signIn({ ...(returnTo && { returnTo }), signUp, again });
  return new Promise(() => undefined);
}
clientLoader.hydrate = true as const;

// Each of the two exports becomes a file of its own, so neither may be the other.
export function HydrateFallback() {
  return <Waiting />;
}

export default function LoginPage() {
  return <Waiting />;
}

function Waiting() {
  return (
    <main id="content" className={classes.waiting} aria-busy="true">
      <Trans>One moment…</Trans>
      <noscript>
        <Trans>Logging in needs JavaScript.</Trans>
      </noscript>
    </main>
  );
}
