import { Trans } from '@lingui/react/macro';
import { LostPage } from './LostPage.tsx';

/** SHELL-4: a page that was not opened here before, while there is no network. */
export default function NoNetworkPage() {
  return (
    <LostPage
      picture="fallen-tree"
      hour={6}
      title={<Trans>You are currently offline.</Trans>}
      text={<Trans>This page is not kept on this device. Pages you have opened before still open.</Trans>}
    />
  );
}
