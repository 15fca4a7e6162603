import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatDay } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { runAndToast } from '#platform/web/run-and-toast.ts';
import { Action } from '#ui/Action.tsx';
import { ProgressText } from '#ui/ProgressText.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { toastOutcome } from '#ui/toast-outcome.ts';
import type { ImportedKind, ImportFault } from '../../rules/import.ts';
import { FoundTable } from './FoundTable.tsx';
import { type DataImport, dropImport, type FoundInCopy, runImport } from './imports.ts';

const faults = {
  DAMAGED: msg`The file is damaged or not whole. Download the copy again and choose that file.`,
  NOT_OURS: msg`This zip is not a copy of your data from Trailfolk.`,
  NEWER: msg`This copy was made by a newer version than the one that runs here.`,
  TOO_LARGE: msg`This file holds more than can be imported.`,
  NOT_YOURS: msg`This is the copy of somebody else here.`,
  STOPPED: msg`Something went wrong on our side. What was imported stays. Try again.`,
} satisfies Record<ImportFault, unknown>;

interface ImportStepsProps {
  one: DataImport;
  onChanged: () => Promise<void>;
}

/** What became of the file that was sent, and what can be done with it next. */
export function ImportSteps({ one, onChanged }: ImportStepsProps) {
  const { i18n } = useLingui();
  const fault = one.fault && <p role="alert">{i18n._(faults[one.fault])}</p>;
  switch (one.state) {
    case 'UPLOADING':
      return null;
    case 'READING':
      return (
        <ProgressText>
          <Trans>Looking through the file</Trans>
        </ProgressText>
      );
    case 'READ':
      return (
        <>
          {fault}
          {one.found && <Choice id={one.id} found={one.found} onChanged={onChanged} />}
        </>
      );
    case 'RUNNING':
      return (
        <ProgressText share={one.total === 0 ? 0 : one.done / one.total}>
          <Trans>Importing your data. You may leave this page.</Trans>
        </ProgressText>
      );
    case 'DONE':
      return (
        <>
          <p role="status">
            <Trans>Your data is here.</Trans>
          </p>
          {one.found && <FoundTable kinds={one.found.kinds} />}
        </>
      );
    case 'REFUSED':
      return fault || null;
  }
}

interface ChoiceProps {
  id: string;
  found: FoundInCopy;
  onChanged: () => Promise<void>;
}

function Choice({ id, found, onChanged }: ChoiceProps) {
  const { t } = useLingui();
  const clock = useClock();
  const fresh = found.kinds.filter((each) => each.fresh > 0).map(({ kind }) => kind);
  const [chosen, setChosen] = useState<readonly ImportedKind[]>(fresh);
  const act = async (work: () => ReturnType<typeof runImport>) => {
    toastOutcome(t`Import a copy`, await runAndToast(work));
    await onChanged();
  };
  const day = formatDay(new Date(found.madeAt), new Date(), clock);
  const place = hostOf(found.origin);
  const name = found.username ?? '?';
  return (
    <>
      <p>
        <Trans>
          A copy of @{name} from {place}, made on {day}. Nobody is told of what you import, except the people
          you follow.
        </Trans>
      </p>
      <FoundTable kinds={found.kinds} choice={{ chosen, onChoose: setChosen }} />
      <SubmitButton disabled={chosen.length === 0} onPress={() => act(() => runImport(id, [...chosen]))} wide>
        <Trans>Bring it in</Trans>
      </SubmitButton>
      <Action look="outline" onClick={() => act(() => dropImport(id))}>
        <Trans>Delete the file</Trans>
      </Action>
    </>
  );
}

function hostOf(origin: string): string {
  return URL.parse(origin)?.host ?? origin;
}
