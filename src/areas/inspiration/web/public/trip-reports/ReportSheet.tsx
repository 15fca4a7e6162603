import { Trans, useLingui } from '@lingui/react/macro';
import { Chip, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { queryClient } from '#platform/web/queries.tsx';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { TripReportView } from '../../../contract/trip-reports.ts';
import { conditionNames } from '../../../page-messages.ts';
import { conditionKinds, MAX_CONDITION_NOTE } from '../../../rules/trip-report.ts';
import { editAddressOf } from '../../address-of.ts';
import classes from './TripReports.module.css';
import { reportTrip } from './trip-reports.ts';
import { useRunHere } from './use-run-here.ts';

interface ReportSheetProps {
  huddleId: string;
  report: TripReportView | null;
  onClose: () => void;
}

/** How it was there, for the next who come; then the draft opens. */
export default function ReportSheet({ huddleId, report, onClose }: ReportSheetProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const run = useRunHere(huddleId);
  const [found, setFound] = useState<readonly string[]>(report?.conditions ?? []);
  const [note, setNote] = useState(report?.note ?? '');
  const begin = () =>
    run(async () => {
      const conditions = conditionKinds.filter((kind) => found.includes(kind));
      const begun = await reportTrip(huddleId, { conditions, note: note.trim() });
      await queryClient().invalidateQueries({ queryKey: ['inspiration'] });
      await navigate(editAddressOf(begun.id));
      return begun;
    });
  return (
    <ResponsiveSheet opened onClose={onClose} title={t`Trip report`} backCloses={false}>
      <div className={classes.form}>
        <fieldset className={classes.chips}>
          <legend>
            <Trans>How was it there?</Trans>
          </legend>
          <Chip.Group multiple value={[...found]} onChange={setFound}>
            {conditionKinds.map((kind) => (
              <Chip key={kind} size="md" value={kind}>
                {t(conditionNames[kind])}
              </Chip>
            ))}
          </Chip.Group>
        </fieldset>
        <TextInput
          size="md"
          label={t`In a line`}
          description={t`People who go there next can read it for 90 days, even before you publish the report.`}
          maxLength={MAX_CONDITION_NOTE}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <SubmitButton wide onPress={begin}>
          {report ? <Trans>Open the draft</Trans> : <Trans>Make the draft</Trans>}
        </SubmitButton>
      </div>
    </ResponsiveSheet>
  );
}
