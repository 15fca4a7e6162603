import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '#ui/ErrorState.tsx';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { DraftForm } from '../mutations.ts';
import { otherDraftQuery } from '../queries.ts';
import { Difference } from './Difference.tsx';
import { formOf, linesOfForm } from './draft-form.ts';
import classes from './edit.module.css';
import { useSettle } from './use-settle.ts';

interface ConflictDialogProps {
  inspirationId: string;
  mine: DraftForm;
  /** The copy on the server is settled: go on with it. */
  onSettled: () => Promise<void>;
  onClose: () => void;
}

/** Two tabs or devices wrote apart: anyone who comes second sees the difference and chooses; the other copy is kept. */
export function ConflictDialog({ inspirationId, mine, onSettled, onClose }: ConflictDialogProps) {
  const { data: other, isLoadingError, isFetching, refetch } = useQuery(otherDraftQuery(inspirationId));
  const settle = useSettle(inspirationId, mine, onSettled);
  return (
    <ResponsiveSheet
      opened
      onClose={onClose}
      title={<Trans>Changed while you were writing</Trans>}
      width={720}
    >
      <div className={classes.form}>
        <p>
          <Trans>
            Another tab or device has saved this inspiration. Choose one; the other is kept in the history.
          </Trans>
        </p>
        {isLoadingError && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
        {!other && !isLoadingError && <RowSkeletons count={3} />}
        {other && (
          <>
            <p className={classes.legend}>
              <del>
                <Trans>Only there</Trans>
              </del>{' '}
              <ins>
                <Trans>Only here</Trans>
              </ins>
            </p>
            <Difference first={linesOfForm(formOf(other))} second={linesOfForm(mine)} />
            <div className={classes.ways}>
              <SubmitButton look="outline" onPress={() => settle('THEIRS', other.edition)}>
                <Trans>Take what is there</Trans>
              </SubmitButton>
              <SubmitButton onPress={() => settle('MINE', other.edition)} data-autofocus>
                <Trans>Keep what is here</Trans>
              </SubmitButton>
            </div>
          </>
        )}
      </div>
    </ResponsiveSheet>
  );
}
