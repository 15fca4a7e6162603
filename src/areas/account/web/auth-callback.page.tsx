import { Trans } from '@lingui/react/macro';
import { type MetaFunction, redirect, useLoaderData } from 'react-router';
import { latePart } from '#platform/web/lazy-part.ts';
import { ActionLink } from '#ui/Action.tsx';
import classes from './gate-page.module.css';
import { mayOfferPasskey } from './security/offer-passkey.ts';

const PasskeyOffer = latePart(() => import('./security/PasskeyOffer.tsx'));

export const meta: MetaFunction = () => [{ title: 'Log In' }, { name: 'robots', content: 'noindex' }];

/** `/auth/callback`: where the identity provider sends people back to, and from here to where they stood. */
export async function clientLoader() {
  const [{ session }, { isBeside, tellLoggedIn }] = await Promise.all([
    import('#platform/web/session/session.ts'),
    import('#platform/web/session/log-in-beside.ts'),
  ]);
  try {
    const to = await session.completeSignIn(window.location.href);
    tellLoggedIn();
    if (isBeside(to)) {
      window.close();
      return { isBeside: true } as const;
    }
    const way = await wayOnTo(to);
    if (way === to && (await mayOfferPasskey())) return { isBeside: false, to } as const;
    throw redirect(way);
  } catch (result) {
    if (result instanceof Response) throw result;
    return null;
  }
}

/**
 * A public page has no gate of its own: who is not in yet goes through it first (GATE-3). Somebody who logs in finds
 * the theme of their profile on every device (SHELL-11).
 */
async function wayOnTo(wanted: string): Promise<string> {
  const [{ queryClient }, { myAccount }, { wayThroughGate }, { takeTheme }] = await Promise.all([
    import('#platform/web/queries.tsx'),
    import('./public/my-account.ts'),
    import('./public/way-through-gate.ts'),
    import('#platform/web/colour-scheme.ts'),
  ]);
  try {
    const me = await queryClient().fetchQuery(myAccount);
    if (me.onboarded) takeTheme(me.theme);
    return wayThroughGate(me, wanted) ?? wanted;
  } catch {
    // The page itself says what it cannot read.
    return wanted;
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
  const outcome = useLoaderData<typeof clientLoader>();
  if (!outcome) return <Failed />;
  return outcome.isBeside ? <LoggedInBeside /> : <PasskeyOffer to={outcome.to} />;
}

/** A browser that does not let this tab close itself shows where to go on. */
function LoggedInBeside() {
  return (
    <main id="content" className={classes.waiting} tabIndex={-1}>
      <h1>
        <Trans>You are logged in</Trans>
      </h1>
      <p>
        <Trans>Close this page and go on where you were.</Trans>
      </p>
    </main>
  );
}

function Failed() {
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
