import { Trans, useLingui } from '@lingui/react/macro';
import { IconDownload } from '@tabler/icons-react';
import type { EnsurePresence } from '#areas/account/web/public/presence.ts';
import { formatDateTime, formatDay } from '#platform/shared/time.ts';
import { wordProblem } from '#platform/web/api-problem.ts';
import { useClock } from '#platform/web/clock.tsx';
import { saveFile } from '#platform/web/save-file.ts';
import { ProgressText } from '#ui/ProgressText.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { showToast } from '#ui/toast.ts';
import classes from '../leave.module.css';
import { type DataExport, fetchMyExport } from './exports.ts';

interface ExportListProps {
  exports: readonly DataExport[];
  ensure: EnsurePresence;
}

/** The copies that were asked for, the newest first, and what became of each. */
export function ExportList({ exports, ensure }: ExportListProps) {
  const clock = useClock();
  return (
    <ul className={classes.exports}>
      {exports.map((one) => (
        <li key={one.id}>
          <h3>{formatDateTime(new Date(one.askedAt), new Date(), clock)}</h3>
          <State one={one} ensure={ensure} />
        </li>
      ))}
    </ul>
  );
}

function State({ one, ensure }: { one: DataExport; ensure: EnsurePresence }) {
  switch (one.state) {
    case 'WAITING':
    case 'RUNNING':
      return (
        <ProgressText share={one.total === 0 ? 0 : one.done / one.total}>
          <Trans>Putting your data together</Trans>
        </ProgressText>
      );
    case 'READY':
      return <Ready one={one} ensure={ensure} />;
    case 'FAILED':
      return (
        <p>
          <Trans>Something went wrong. Please ask for another copy.</Trans>
        </p>
      );
    case 'ENDED':
      return (
        <p>
          <Trans>No longer here.</Trans>
        </p>
      );
  }
}

function Ready({ one, ensure }: { one: DataExport; ensure: EnsurePresence }) {
  const { t, i18n } = useLingui();
  const clock = useClock();
  const size = i18n.number(Math.max(0.1, Math.round(one.bytes / 1e5) / 10));
  const until = one.expiresAt === null ? '' : formatDay(new Date(one.expiresAt), new Date(), clock);
  const download = async () => {
    if (!(await ensure())) return;
    try {
      await saveFile(await fetchMyExport(one.id), 'trailfolk.zip');
    } catch (error) {
      showToast({ kind: 'error', summary: t`My data`, detail: wordProblem(error) });
    }
  };
  return (
    <>
      <p>
        <Trans>
          {size} MB, here until {until}.
        </Trans>
      </p>
      <div>
        <SubmitButton icon={<IconDownload aria-hidden size={18} />} onPress={download}>
          <Trans>Download</Trans>
        </SubmitButton>
      </div>
    </>
  );
}
