import { Trans } from '@lingui/react/macro';
import { LostPage } from '#areas/site/web/public/LostPage.tsx';

/** Where a link to an outing leads that was deleted, or that only others may see: both look the same (HUD-6). */
export default function HuddleGone() {
  return (
    <LostPage
      picture="gone"
      hour={19}
      title={<Trans>This huddle does not exist, or it is not for you.</Trans>}
      text={<Trans>Its hosts may have deleted it. The person who sent you the link may know more.</Trans>}
    />
  );
}
