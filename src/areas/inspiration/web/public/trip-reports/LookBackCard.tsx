import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, TextInput } from '@mantine/core';
import { IconNotebook } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { latePart } from '#platform/web/lazy-part.ts';
import { Action } from '#ui/Action.tsx';
import { Card } from '#ui/Card.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { LinesSkeleton } from '#ui/Skeletons.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { TripReportView } from '../../../contract/trip-reports.ts';
import { MAX_WORD } from '../../../rules/trip-report.ts';
import classes from './TripReports.module.css';
import { type LookBack, lookBack, lookBackQuery } from './trip-reports.ts';
import { useRunHere } from './use-run-here.ts';

const ReportSheet = latePart(() => import('./ReportSheet.tsx'));

/** After an outing, for those who were there: one photo, one word, and the report in one press (HUD-26). */
export default function LookBackCard({ huddleId }: { huddleId: string }) {
  const query = useQuery(lookBackQuery(huddleId));
  return (
    <Card className={classes.card} aria-labelledby="look-back">
      <h2 id="look-back">
        <Trans>How was it?</Trans>
      </h2>
      <QueryView query={query} gone={null} skeleton={<LinesSkeleton />}>
        {({ mine, report }) => (
          <>
            <WordForm huddleId={huddleId} said={mine} />
            <Report huddleId={huddleId} report={report} />
          </>
        )}
      </QueryView>
    </Card>
  );
}

function WordForm({ huddleId, said }: { huddleId: string; said: LookBack | null }) {
  const { t } = useLingui();
  const run = useRunHere(huddleId);
  const [word, setWord] = useState(said?.word ?? '');
  const [named, setNamed] = useState(said?.named ?? false);
  const [photos, setPhotos] = useState(said?.photos ?? false);
  const isSame = said !== null && said.word === word.trim() && said.named === named && said.photos === photos;
  return (
    <div className={classes.form}>
      <TextInput
        size="md"
        label={t`One word`}
        description={t`It may stand in a trip report.`}
        maxLength={MAX_WORD}
        value={word}
        onChange={(event) => setWord(event.currentTarget.value)}
      />
      <Checkbox
        size="md"
        label={t`My name may stand in a trip report`}
        checked={named}
        onChange={(event) => setNamed(event.currentTarget.checked)}
      />
      <Checkbox
        size="md"
        label={t`My photos may be shown in one`}
        description={t`You can take that back; then they are gone from it.`}
        checked={photos}
        onChange={(event) => setPhotos(event.currentTarget.checked)}
      />
      <div className={classes.ways}>
        <SubmitButton
          disabled={isSame}
          onPress={() => run(() => lookBack(huddleId, { word: word.trim(), named, photos }))}
        >
          <Trans>Save</Trans>
        </SubmitButton>
        <a href="#photos">
          <Trans>Show one photo</Trans>
        </a>
      </div>
    </div>
  );
}

function Report({ huddleId, report }: { huddleId: string; report: TripReportView | null }) {
  const [open, setOpen] = useState(false);
  return (
    <div className={classes.report}>
      <Action look="outline" icon={<IconNotebook aria-hidden size={18} />} onClick={() => setOpen(true)}>
        {report ? <Trans>Go on with the trip report</Trans> : <Trans>Make a trip report</Trans>}
      </Action>
      <small className={classes.quiet}>
        <Trans>
          A draft with the day, the figures, and the people, words and photos whose owners agree. Only you see
          it until you publish it.
        </Trans>
      </small>
      {open && <ReportSheet huddleId={huddleId} report={report} onClose={() => setOpen(false)} />}
    </div>
  );
}
