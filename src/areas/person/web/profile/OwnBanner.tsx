import { Trans } from '@lingui/react/macro';
import { IconEye } from '@tabler/icons-react';
import { ActionLink } from '#ui/Action.tsx';
import classes from './Profile.module.css';

/** My own page as others see it, and the way back to where it is edited (PER-6). */
export function OwnBanner() {
  return (
    <div className={classes.banner} role="note">
      <IconEye aria-hidden size={20} />
      <p>
        <Trans>This content on your profile is: public</Trans>
      </p>
      <ActionLink to="/account" look="outline" size="small">
        <Trans>Exit</Trans>
      </ActionLink>
    </div>
  );
}
