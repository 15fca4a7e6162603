import { Trans } from '@lingui/react/macro';
import { LostPage } from './LostPage.tsx';

/** GATE-9 */
export function NotFoundPage() {
  return <LostPage picture="no-such-trail" hour={20.4} title={<Trans>Page not found.</Trans>} />;
}
