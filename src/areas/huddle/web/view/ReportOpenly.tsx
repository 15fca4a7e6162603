import { Trans } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { ActionLink } from '#ui/Action.tsx';

/** Where anybody reports it, with the word of the link by which they see it. */
export function useReportPage(id: string): string {
  const link = useSearchParams()[0].get('link');
  return `/report?type=HUDDLE&id=${id}${link ? `&link=${link}` : ''}`;
}

/** A plain link, before, during and after the outing (HUD-27). */
export function ReportOpenly({ id }: { id: string }) {
  return (
    <ActionLink look="plain" size="small" reloadDocument rel="nofollow" to={useReportPage(id)}>
      <Trans>Report huddle</Trans>
    </ActionLink>
  );
}
