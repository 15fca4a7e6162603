import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, NumberInput, Select, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Card } from '#ui/Card.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { WholeCase } from '../../contract/cases.ts';
import { type Act, MAX_DAYS } from '../../rules/decisions.ts';
import { type Reason, reasons } from '../../rules/reports.ts';
import { useDesk } from '../desk.tsx';
import { actNames, actNamesInCommunity, reasonNames } from '../messages.ts';
import { decideCase } from '../mutations.ts';
import classes from './CaseDetail.module.css';
import { toggled } from './toggle-act.ts';
import { useModerating } from './use-moderating.ts';

const USUAL_DAYS = 7;

/** Several acts in one decision, why, and words of one's own; what does not go together is taken out of the choice. */
export function DecideForm({
  whole: { id, version, acts, complaints, subject, held },
}: {
  whole: WholeCase;
}) {
  const { t } = useLingui();
  const moderate = useModerating();
  const desk = useDesk();
  const own = desk.communityId === null ? {} : actNamesInCommunity;
  const [chosen, setChosen] = useState<readonly Act[]>([]);
  const [days, setDays] = useState(USUAL_DAYS);
  const [reason, setReason] = useState<Reason>(complaints[0]?.reason ?? (held ? 'SPAM' : 'OTHER'));
  const [words, setWords] = useState('');
  const [busy, setBusy] = useState(false);
  const isSuspended = chosen.includes('SUSPEND');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const verdict = { version, acts: [...chosen], reason, words };
    await moderate(decideCase(desk, id, isSuspended ? Object.assign({ days }, verdict) : verdict));
    setBusy(false);
  };
  return (
    <Card>
      <form onSubmit={submit} className={classes.form}>
        <fieldset className={classes.choices}>
          <legend>
            <Trans>What is to be done?</Trans>
          </legend>
          {acts.map((act) => (
            <Checkbox
              key={act}
              size="md"
              label={t(own[act] ?? actNames[act])}
              checked={chosen.includes(act)}
              disabled={act !== 'NONE' && !subject}
              onChange={() => setChosen(toggled(chosen, act))}
            />
          ))}
        </fieldset>
        {isSuspended && (
          <NumberInput
            size="md"
            label={t`Days`}
            min={1}
            max={MAX_DAYS}
            clampBehavior="strict"
            allowDecimal={false}
            value={days}
            onChange={(value) => setDays(Number(value) || 1)}
          />
        )}
        <Select
          size="md"
          label={t`Why`}
          allowDeselect={false}
          data={reasons.map((each) => ({ value: each, label: t(reasonNames[each]) }))}
          value={reason}
          onChange={(value) => setReason((value ?? 'OTHER') as Reason)}
        />
        <Textarea
          size="md"
          label={t`In your words`}
          description={t`The author reads this. They never learn who decided or reported.`}
          autosize
          minRows={3}
          maxRows={8}
          maxLength={2_000}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <SubmitButton busy={busy} disabled={chosen.length === 0} size="large" wide>
          <Trans>Decide</Trans>
        </SubmitButton>
      </form>
    </Card>
  );
}
