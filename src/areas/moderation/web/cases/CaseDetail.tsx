import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatDateTime } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { Card } from '#ui/Card.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { WholeCase } from '../../contract/cases.ts';
import { useDesk } from '../desk.tsx';
import { actsDone, kindNames, reasonNames } from '../messages.ts';
import { claimCase } from '../mutations.ts';
import { caseQuery } from '../queries.ts';
import { addressOfReported } from '../reported-address.ts';
import { Answer } from './Answer.tsx';
import classes from './CaseDetail.module.css';
import { CaseFacts } from './CaseFacts.tsx';
import { DecideForm } from './DecideForm.tsx';
import { Gone, isGone } from './Gone.tsx';
import { HeldCase } from './HeldCase.tsx';
import { Reporter } from './Reporter.tsx';
import { Standing } from './Standing.tsx';
import { useModerating } from './use-moderating.ts';

/** A case whole: what it said then, who reported it, what is known of who made it, and what can be decided. */
export function CaseDetail({ id }: { id: string }) {
  const query = useQuery(caseQuery(useDesk(), id));
  if (query.isPending) return <RowSkeletons count={3} />;
  if (isGone(query.error)) return <Gone />;
  if (query.isError) return <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching} />;
  const whole = query.data;
  return (
    <div className={classes.case}>
      <Head whole={whole} />
      {whole.held && <HeldCase whole={whole} held={whole.held} />}
      <Complaints complaints={whole.complaints} />
      <History history={whole.history} />
      {whole.decisions.map((decision) => (
        <Answer key={decision.id} decision={decision} />
      ))}
      {whole.open && <DecideForm key={whole.version} whole={whole} />}
    </div>
  );
}

function Head({ whole }: { whole: WholeCase }) {
  const { id, object, subject, claimed, open } = whole;
  const { i18n } = useLingui();
  const moderate = useModerating();
  const desk = useDesk();
  const address = addressOfReported(whole);
  const name = subject?.displayName;
  const by = claimed?.by?.displayName;
  const isMine = claimed?.mine ?? false;
  return (
    <Card>
      <h2 dir="auto">{address ? <Link to={address}>{object.name}</Link> : object.name}</h2>
      <p className={classes.facts}>
        {i18n._(kindNames[object.type])} ·{' '}
        {subject ? (
          <Link to={`/${subject.username ?? ''}`}>{name}</Link>
        ) : (
          <Trans>The author is no longer here.</Trans>
        )}
      </p>
      <p className={classes.facts}>
        <CaseFacts line={whole} />
      </p>
      {open && <Standing line={whole} />}
      {claimed && !isMine && (
        <p role="status">
          {by ? (
            <Trans>{by} is looking at this case.</Trans>
          ) : (
            <Trans>A moderator is looking at this case.</Trans>
          )}
        </p>
      )}
      {open && (!claimed || isMine) && (
        <SubmitButton look="outline" onPress={() => moderate(claimCase(desk, id, !isMine))}>
          {isMine ? <Trans>Leave it to others</Trans> : <Trans>Keep it for me for 30 minutes</Trans>}
        </SubmitButton>
      )}
    </Card>
  );
}

function Complaints({ complaints }: { complaints: WholeCase['complaints'] }) {
  return complaints.map((complaint, at) => (
    <Complaint
      key={complaint.id}
      complaint={complaint}
      isSaid={complaint.words !== '' && complaint.words !== complaints[at - 1]?.words}
    />
  ));
}

interface ComplaintProps {
  complaint: WholeCase['complaints'][number];
  /** Its words are shown: no report before has the same. */
  isSaid: boolean;
}

function Complaint({ complaint, isSaid }: ComplaintProps) {
  const { reason, text, words, createdAt } = complaint;
  const { i18n } = useLingui();
  const clock = useClock();
  const when = formatDateTime(new Date(createdAt), new Date(), clock);
  return (
    <Card>
      <h3>{i18n._(reasonNames[reason])}</h3>
      <Reporter complaint={complaint} when={when} />
      {text && (
        <p className={classes.text} dir="auto">
          {text}
        </p>
      )}
      {isSaid && (
        <>
          <p className={classes.facts}>
            <Trans>What it said then:</Trans>
          </p>
          <blockquote className={classes.said} dir="auto">
            {words}
          </blockquote>
        </>
      )}
    </Card>
  );
}

function History({ history }: Pick<WholeCase, 'history'>) {
  const { i18n } = useLingui();
  const clock = useClock();
  return (
    <Card>
      <h3>
        <Trans>Decided about the same person before</Trans>
      </h3>
      {history.length === 0 && (
        <p className={classes.facts}>
          <Trans>Nothing so far.</Trans>
        </p>
      )}
      <ul className={classes.history}>
        {history.map(({ at, acts, reason, name }) => (
          <li key={at}>
            {formatDateTime(new Date(at), new Date(), clock)} ·{' '}
            <strong>{acts.map((act) => i18n._(actsDone[act])).join(', ')}</strong> ·{' '}
            {i18n._(reasonNames[reason])} · <span dir="auto">{name}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
