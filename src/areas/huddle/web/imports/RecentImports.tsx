import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDay } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { runAndToast } from '#platform/web/run-and-toast.ts';
import { Action } from '#ui/Action.tsx';
import { Card } from '#ui/Card.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { toastOutcome } from '#ui/toast-outcome.ts';
import type { UndoableImport } from '../../contract/imports.ts';
import { undoImport } from '../mutations.ts';
import { importsQuery } from '../queries.ts';
import classes from './Imports.module.css';

/** What was imported in the last days, each with a way back (C18). */
export function RecentImports() {
  const { data } = useQuery(importsQuery);
  if (!data || data.items.length === 0) return null;
  return (
    <Card className={classes.card} aria-labelledby="recent-imports">
      <h2 id="recent-imports">
        <Trans>Imported lately</Trans>
      </h2>
      <ul className={classes.outings}>
        {data.items.map((item) => (
          <RecentImport key={item.id} item={item} />
        ))}
      </ul>
    </Card>
  );
}

function RecentImport({ item: { id, madeAt, until, made, moved, names } }: { item: UndoableImport }) {
  const clock = useClock();
  const day = (at: string) => formatDay(new Date(at), new Date(), clock);
  const more = made + moved - names.length;
  return (
    <li>
      <strong dir="auto">
        {names.join(', ')}
        {more > 0 && ` +${more}`}
      </strong>
      <span>
        {day(madeAt)} · <Plural value={made} one="# draft made" other="# drafts made" />
        {moved > 0 && (
          <>
            {' · '}
            <Plural value={moved} one="# draft changed" other="# drafts changed" />
          </>
        )}
      </span>
      <span className={classes.outcome}>
        <Trans>Can be undone until {day(until)}</Trans>
      </span>
      <UndoImport importId={id} />
    </li>
  );
}

/** Takes a whole import back; what was published or changed since stays. */
function UndoImport({ importId }: { importId: string }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [undone, setUndone] = useState(false);
  const undo = async () => {
    const outcome = await runAndToast(() => undoImport(importId));
    toastOutcome(t`Import outings`, outcome);
    setAsking(false);
    setUndone(!outcome.failed);
    await queries.invalidateQueries({ queryKey: ['huddle'] });
  };
  if (undone) return null;
  return (
    <>
      <Action look="outline" onClick={() => setAsking(true)}>
        <Trans>Undo this import</Trans>
      </Action>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={<Trans>Undo this import?</Trans>}
        confirm={<Trans>Undo it</Trans>}
        danger
        onConfirm={undo}
      >
        <Trans>
          The drafts it made are thrown away, and those it changed are as before. What you have published or
          changed since stays.
        </Trans>
      </ConfirmDialog>
    </>
  );
}
