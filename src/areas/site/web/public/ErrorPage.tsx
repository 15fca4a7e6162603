import { Trans } from '@lingui/react/macro';
import { LostPage } from './LostPage.tsx';

/** SHELL-13 */
export function ErrorPage() {
  return (
    <LostPage
      picture="fallen-tree"
      hour={6}
      title={<Trans>Error!</Trans>}
      text={<Trans>Oops! Something went wrong. Please try again later.</Trans>}
    />
  );
}
