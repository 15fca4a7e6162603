import { Trans } from '@lingui/react/macro';
import { useRouteLoaderData } from 'react-router';
import { ActionLink } from '#ui/Action.tsx';
import { PlainDialog } from '#ui/PlainDialog.tsx';

/** Whoever is not in yet is asked in first (SITE-5). */
export function AskDialog({ onClose }: { onClose: () => void }) {
  const root = useRouteLoaderData('root') as { productName?: string } | undefined;
  const productName = root?.productName ?? '';
  return (
    <PlainDialog onClose={onClose} title={<Trans>Sign Up / Sign In!</Trans>}>
      <p>
        <Trans>Aurora answers from the huddles, people and places in here. Come in, it is free.</Trans>
      </p>
      <ActionLink to="/signup" wide rel="nofollow">
        <Trans>Join {productName} for Free</Trans>
      </ActionLink>
      <ActionLink to="/login" look="outline" wide rel="nofollow">
        <Trans>Log In</Trans>
      </ActionLink>
    </PlainDialog>
  );
}
