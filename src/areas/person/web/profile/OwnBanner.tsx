import { Trans } from '@lingui/react/macro';
import { IconEye } from '@tabler/icons-react';
import { Action, ActionLink } from '#ui/Action.tsx';
import classes from './Profile.module.css';

interface OwnBannerProps {
  /** The page stands as others see it. */
  asOthers: boolean;
  onToggle: () => void;
}

/** Of my own page, who sees it, how others see it, and the way back to where it is edited (PER-6). */
export function OwnBanner({ asOthers, onToggle }: OwnBannerProps) {
  return (
    <div className={classes.banner} role="note">
      <IconEye aria-hidden size={20} />
      <p>
        <Trans>This content on your profile is: public</Trans>
      </p>
      <Action look="outline" size="small" aria-pressed={asOthers} onClick={onToggle}>
        <Trans>As others see it</Trans>
      </Action>
      <ActionLink to="/account" look="outline" size="small">
        <Trans>Exit</Trans>
      </ActionLink>
    </div>
  );
}
