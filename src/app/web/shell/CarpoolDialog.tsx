import { Trans } from '@lingui/react/macro';
import { Action, ActionLink } from '#ui/Action.tsx';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import classes from './CarpoolDialog.module.css';
import { carpoolWays } from './create-list.ts';

/** A ride finds more people when it belongs to an outing: the huddle is recommended first (SHELL-6). */
export default function CarpoolDialog({ onClose }: { onClose: () => void }) {
  return (
    <ResponsiveSheet opened onClose={onClose} title={<Trans>Create a new Carpool</Trans>}>
      <p>
        <Trans>
          We recommend creating a Huddle first: everybody who comes along sees the ride, and the way there is
          known already.
        </Trans>
      </p>
      <div className={classes.ways}>
        <ActionLink to={carpoolWays.huddle} onClick={onClose} data-autofocus>
          <Trans>Create Huddle for Carpools</Trans>
        </ActionLink>
        <ActionLink to={carpoolWays.alone} look="outline" onClick={onClose}>
          <Trans>Create Carpool</Trans>
        </ActionLink>
        <Action look="plain" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Action>
      </div>
    </ResponsiveSheet>
  );
}
