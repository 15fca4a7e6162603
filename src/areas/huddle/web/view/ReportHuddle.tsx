import { Trans } from '@lingui/react/macro';
import { IconFlag } from '@tabler/icons-react';
import { useState } from 'react';
import { latePart } from '#platform/web/lazy-part.ts';
import { Action } from '#ui/Action.tsx';

const ReportDialog = latePart(() => import('#areas/moderation/web/public/ReportDialog.tsx'));

/** Stands at the foot of the page, outside the menu that closes at the start (HUD-27). */
export function ReportHuddle({ huddleId }: { huddleId: string }) {
  const [reporting, setReporting] = useState(false);
  return (
    <>
      <Action
        look="plain"
        size="small"
        icon={<IconFlag aria-hidden size={20} />}
        onClick={() => setReporting(true)}
      >
        <Trans>Report huddle</Trans>
      </Action>
      {reporting && (
        <ReportDialog object={{ type: 'HUDDLE', id: huddleId }} onClose={() => setReporting(false)} />
      )}
    </>
  );
}
