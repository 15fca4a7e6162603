import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { wordProblem } from '#platform/web/api-problem.ts';
import { Card } from '#ui/Card.tsx';
import { FileInput } from '#ui/FileInput.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { showToast } from '#ui/toast.ts';
import type { Dues } from '../../contract/keeping.ts';
import { duesPeriods, MAX_PAYMENTS, type PaymentOutcome } from '../../rules/dues.ts';
import shared from '../community.module.css';
import { Lines } from '../lists/Lines.tsx';
import { paymentNames, periodNames } from '../messages.ts';
import { readPayments, setDues } from '../mutations.ts';
import { myMembershipQuery } from '../queries.ts';
import { useAct } from '../use-act.ts';
import type { Payment } from './read-payments.ts';

const currencies = ['CHF', 'EUR', 'USD', 'GBP'] as const;

/** What members pay, and a file of who has (COM-12). */
export default function DuesCard({ communityId }: { communityId: string }) {
  const { data } = useQuery(myMembershipQuery(communityId));
  if (!data) return null;
  return (
    <Card className={shared.card}>
      <h2>
        <Trans>Dues</Trans>
      </h2>
      <Amount key={JSON.stringify(data.dues)} communityId={communityId} dues={data.dues} />
      <Payments communityId={communityId} />
    </Card>
  );
}

function Amount({ communityId, dues }: { communityId: string; dues: Dues | null }) {
  const { t } = useLingui();
  const act = useAct();
  const [amount, setAmount] = useState(dues ? String(dues.cents / 100) : '');
  const [currency, setCurrency] = useState(dues?.currency ?? 'CHF');
  const [every, setEvery] = useState(dues?.every ?? 'YEAR');
  const cents = Math.round(Number(amount.replace(',', '.')) * 100);
  const wrong = amount.trim() !== '' && !(cents >= 1 && cents <= 10_000_000);
  const next = amount.trim() === '' ? null : { cents, currency, every };
  return (
    <>
      <div className={shared.two}>
        <TextInput
          size="md"
          inputMode="decimal"
          label={t`Amount`}
          description={t`Empty asks for nothing.`}
          value={amount}
          error={wrong ? t`Enter an amount such as 45 or 45.50.` : null}
          onChange={(event) => setAmount(event.currentTarget.value)}
        />
        <NativeSelect
          size="md"
          label={t`Currency`}
          data={[...new Set([...currencies, currency])]}
          value={currency}
          onChange={(event) => setCurrency(event.currentTarget.value)}
        />
        <NativeSelect
          size="md"
          label={t`For`}
          data={duesPeriods.map((value) => ({ value, label: t(periodNames[value]) }))}
          value={every}
          onChange={(event) =>
            setEvery(duesPeriods.find((each) => each === event.currentTarget.value) ?? 'YEAR')
          }
        />
      </div>
      <SubmitButton onPress={() => act(() => setDues(communityId, { dues: next }))} disabled={wrong}>
        <Trans>Save the dues</Trans>
      </SubmitButton>
    </>
  );
}

interface Judged {
  readonly payments: readonly Payment[];
  readonly outcomes: readonly PaymentOutcome[];
}

/** A file is shown line by line before anything is noted. */
function Payments({ communityId }: { communityId: string }) {
  const { t } = useLingui();
  const [judged, setJudged] = useState<Judged>();
  const act = useAct();
  const explained = useId();
  const fail = (detail: string) => showToast({ kind: 'error', summary: t`Dues`, detail });
  const open = async (file: File) => {
    try {
      const { paymentsOf } = await import('./read-payments.ts');
      const payments = paymentsOf(new Uint8Array(await file.arrayBuffer()));
      if (payments.length === 0) return fail(t`No line of this file names somebody and a day.`);
      if (payments.length > MAX_PAYMENTS) return fail(t`A file has up to ${MAX_PAYMENTS} lines.`);
      setJudged({ payments, outcomes: (await readPayments(communityId, [...payments], false)).outcomes });
    } catch (error) {
      fail(wordProblem(error));
    }
  };
  const apply = async ({ payments }: Judged) => {
    const done = await act(async () => {
      await readPayments(communityId, [...payments], true);
      return { message: t`The payments are noted.` };
    });
    if (done) setJudged(undefined);
  };
  return (
    <>
      <p id={explained}>
        <Trans>Payments from a file (CSV: member number, username or address, paid until)</Trans>
      </p>
      <FileInput
        label={t`Payments from a file`}
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        onTake={(file) => void open(file)}
        describedBy={explained}
      >
        <Trans>Choose a file</Trans>
      </FileInput>
      {judged && <Shown judged={judged} onApply={() => apply(judged)} />}
    </>
  );
}

function Shown({
  judged: { payments, outcomes },
  onApply,
}: {
  judged: Judged;
  onApply: () => Promise<void>;
}) {
  const { t } = useLingui();
  const paid = outcomes.filter((outcome) => outcome === 'PAY').length;
  const lines = payments.map(({ number, who, paidUntil }, at) => {
    const outcome = outcomes[at] ?? 'NOBODY';
    const state = `${paidUntil} ${t(paymentNames[outcome])}`;
    const name = number === undefined ? '' : t`No. ${number}`;
    return { key: String(at), name, email: who, state, good: outcome === 'PAY' || outcome === 'SAME' };
  });
  return (
    <>
      <SubmitButton onPress={onApply} disabled={paid === 0} wide>
        <Plural value={paid} _0="Nothing to note" one="Note # payment" other="Note # payments" />
      </SubmitButton>
      <Lines lines={lines} label={t`What happens to each line`} />
    </>
  );
}
