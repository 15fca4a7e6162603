import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatDateTime } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { Case, Cases } from '#ui/Cases.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Paged } from '#ui/Paged.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { ReportView } from '../contract.ts';
import { takenAway } from '../rules/events.ts';
import { kindNames, reasonNames } from './messages.ts';
import { reportsQuery } from './queries.ts';
import { addressOfReported } from './reported-address.ts';
import { useDecision } from './use-decision.ts';

/** What people have reported and nobody has decided yet. */
export function Reports() {
  return (
    <Paged
      query={useInfiniteQuery(reportsQuery)}
      skeleton={<RowSkeletons count={3} />}
      empty={
        <EmptyState picture="nothing-reported" hour={10}>
          <Trans>Nothing is reported. A quiet day on the trail.</Trans>
        </EmptyState>
      }
    >
      {(reports) => <Cases items={reports}>{(report) => <Reported report={report} />}</Cases>}
    </Paged>
  );
}

function Reported({ report: { id, object, reason, text, reporter, createdAt } }: { report: ReportView }) {
  const { i18n } = useLingui();
  const clock = useClock();
  const address = addressOfReported(object);
  const kind = i18n._(kindNames[object.type]);
  const by = reporter.displayName;
  const when = formatDateTime(new Date(createdAt), new Date(), clock);
  return (
    <Case
      id={id}
      name={address ? <Link to={address}>{object.name}</Link> : object.name}
      facts={
        <>
          {kind} · <strong>{i18n._(reasonNames[reason])}</strong> ·{' '}
          <Trans>
            reported by {by}, {when}
          </Trans>
        </>
      }
      text={text}
    >
      <Decide id={id} takes={takenAway.includes(object.type)} />
    </Case>
  );
}

function Decide({ id, takes }: { id: string; takes: boolean }) {
  const decide = useDecision();
  const [sure, setSure] = useState(false);
  return (
    <>
      <SubmitButton danger onPress={() => setSure(true)}>
        <Trans>Uphold</Trans>
      </SubmitButton>
      <SubmitButton look="outline" onPress={() => decide(id, 'DISMISSED')}>
        <Trans>Dismiss</Trans>
      </SubmitButton>
      <ConfirmDialog
        opened={sure}
        onClose={() => setSure(false)}
        title={<Trans>Uphold this report?</Trans>}
        confirm={<Trans>Uphold</Trans>}
        onConfirm={() => decide(id, 'UPHELD').then(() => setSure(false))}
        danger
      >
        {takes ? (
          <Trans>Readers see it no more, and its author is told why. Nobody learns who reported it.</Trans>
        ) : (
          <Trans>Those who made it are told why and asked to change it. Nobody learns who reported it.</Trans>
        )}
      </ConfirmDialog>
    </>
  );
}
