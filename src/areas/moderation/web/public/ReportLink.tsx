import { Trans } from '@lingui/react/macro';
import { ActionLink } from '#ui/Action.tsx';
import type { ReportableByVisitors } from '../../rules/visitor-reports.ts';

/** On a page that everybody may open: the way to report it, without a script and without an account. */
export function ReportLink({ type, id }: { type: ReportableByVisitors; id: string }) {
  return (
    <ActionLink
      look="plain"
      size="small"
      reloadDocument
      rel="nofollow"
      to={`/report?type=${type}&id=${encodeURIComponent(id)}`}
    >
      <Trans>Report</Trans>
    </ActionLink>
  );
}
