import { Trans } from '@lingui/react/macro';
import { ActionLink } from '#ui/Action.tsx';

/** A plain link, before, during and after the outing (HUD-27). */
export function ReportOpenly({ to }: { to: string }) {
  return (
    <ActionLink look="plain" size="small" reloadDocument rel="nofollow" to={to}>
      <Trans>Report huddle</Trans>
    </ActionLink>
  );
}
