import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime } from '#platform/shared/time.ts';
import { wordProblem } from '#platform/web/api-problem.ts';
import { useClock } from '#platform/web/clock.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { showToast } from '#ui/toast.ts';
import type { DraftView, RevisionView } from '../../contract/views.ts';
import { type DraftForm, restoreRevision } from '../mutations.ts';
import { revisionQuery, revisionsQuery } from '../queries.ts';
import { Difference } from './Difference.tsx';
import { formOf, linesOfForm } from './draft-form.ts';
import classes from './edit.module.css';
import type { DraftSaving } from './use-draft-saving.ts';

interface HistorySheetProps {
  draft: DraftView;
  form: DraftForm;
  saves: DraftSaving;
  onReload: () => Promise<void>;
  onClose: () => void;
}

/** How the story read before; each can be compared with what stands there now, and had back. */
export default function HistorySheet({ draft, form, saves, onReload, onClose }: HistorySheetProps) {
  const { t } = useLingui();
  const { data, isLoadingError, isFetching, refetch } = useQuery(revisionsQuery(draft.id));
  const [chosen, setChosen] = useState<number>();
  const restore = async (number: number) => {
    try {
      await restoreRevision(draft.id, number, (await saves.flush()).edition);
      onClose();
      await onReload();
    } catch (error) {
      showToast({ kind: 'error', summary: t`History`, detail: wordProblem(error) });
    }
  };
  return (
    <ResponsiveSheet opened onClose={onClose} title={<Trans>History</Trans>} width={720}>
      {isLoadingError && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !isLoadingError && <RowSkeletons count={3} />}
      {data?.items.length === 0 && (
        <p>
          <Trans>There is nothing before this yet.</Trans>
        </p>
      )}
      <ol className={classes.history}>
        {data?.items.map((revision) => (
          <li key={revision.number}>
            <Entry
              revision={revision}
              opened={chosen === revision.number}
              onOpen={() => setChosen(chosen === revision.number ? undefined : revision.number)}
            />
            {chosen === revision.number && (
              <Opened id={draft.id} number={revision.number} form={form} onRestore={restore} />
            )}
          </li>
        ))}
      </ol>
    </ResponsiveSheet>
  );
}

interface EntryProps {
  revision: RevisionView;
  opened: boolean;
  onOpen: () => void;
}

function Entry({ revision: { reason, savedAt, title }, opened, onOpen }: EntryProps) {
  const clock = useClock();
  return (
    <button type="button" aria-expanded={opened} onClick={onOpen}>
      <strong>
        <time suppressHydrationWarning dateTime={savedAt}>
          {formatDateTime(new Date(savedAt), new Date(), clock)}
        </time>
      </strong>{' '}
      <small>
        {reason === 'PUBLISHED' && <Trans>published</Trans>}
        {reason === 'SAVED' && <Trans>saved</Trans>}
        {reason === 'RESTORED' && <Trans>before it was restored</Trans>}
      </small>
      <span dir="auto">{title}</span>
    </button>
  );
}

interface OpenedProps {
  id: string;
  number: number;
  form: DraftForm;
  onRestore: (number: number) => Promise<void>;
}

function Opened({ id, number, form, onRestore }: OpenedProps) {
  const { data, isLoadingError, isFetching, refetch } = useQuery(revisionQuery(id, number));
  if (isLoadingError) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <RowSkeletons count={2} />;
  return (
    <div className={classes.form}>
      <p className={classes.legend}>
        <del>
          <Trans>Only then</Trans>
        </del>{' '}
        <ins>
          <Trans>Only now</Trans>
        </ins>
      </p>
      <Difference first={linesOfForm(formOf(data))} second={linesOfForm(form)} />
      <SubmitButton onPress={() => onRestore(number)}>
        <Trans>Restore this</Trans>
      </SubmitButton>
    </div>
  );
}
