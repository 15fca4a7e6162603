import { Trans } from '@lingui/react/macro';
import { type MetaFunction, redirect } from 'react-router';
import { ActionLink } from '#ui/Action.tsx';
import classes from './gate-page.module.css';

export const meta: MetaFunction = () => [{ title: 'Log In' }, { name: 'robots', content: 'noindex' }];

/** `/auth/callback`: where the identity provider sends people back to, and from here to where they stood. */
export async function clientLoader() {
  const { session } = await import('#platform/web/session/session.ts');
  try {
    throw redirect(await session.completeSignIn(window.location.href));
  } catch (result) {
    if (result instanceof Response) throw result;
    return null;
  }
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <main id="content" className={classes.waiting} aria-busy="true">
      <Trans>One moment…</Trans>
    </main>
  );
}

export default function AuthCallbackPage() {
  return (
    <main id="content" className={classes.waiting} tabIndex={-1}>
      <h1>
        <Trans>This did not work</Trans>
      </h1>
      <p>
        <Trans>The log-in took too long, or came from an old page.</Trans>
      </p>
      <ActionLink to="/login" rel="nofollow">
        <Trans>Start again</Trans>
      </ActionLink>
    </main>
  );
}
