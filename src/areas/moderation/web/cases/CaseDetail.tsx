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
import { actsDone, kindNames, reasonNames } from '../messages.ts';
import { claimCase } from '../mutations.ts';
import { caseQuery } from '../queries.ts';
import { addressOfReported } from '../reported-address.ts';
import { Answer } from './Answer.tsx';
import classes from './CaseDetail.module.css';
import { CaseFacts } from './CaseFacts.tsx';
import { DecideForm } from './DecideForm.tsx';
import { HeldCase } from './HeldCase.tsx';
import { Reporter } from './Reporter.tsx';
import { useModerating } from './use-moderating.ts';

/** A case whole: what it said then, who reported it, what is known of who made it, and what can be decided. */
export function CaseDetail({ id }: { id: string }) {
  const query = useQuery(caseQuery(id));
  if (query.isPending) return <RowSkeletons count={3} />;
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
  const address = addressOfReported(object);
  const name = subject?.displayName;
  const by = claimed?.by.displayName;
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
      {claimed && !isMine && (
        <p role="status">
          <Trans>{by} is looking at this case.</Trans>
        </p>
      )}
      {open && (!claimed || isMine) && (
        <SubmitButton look="outline" onPress={() => moderate(claimCase(id, !isMine))}>
          {isMine ? <Trans>Leave it to others</Trans> : <Trans>Keep it for me for 30 minutes</Trans>}
        </SubmitButton>
      )}
    </Card>
  );
}

function Complaints({ complaints }: { complaints: WholeCase['complaints'] }) {
  const { i18n } = useLingui();
  const clock = useClock();
  return complaints.map((complaint, at) => {
    const { id, reason, text, words, createdAt } = complaint;
    const when = formatDateTime(new Date(createdAt), new Date(), clock);
    const isSaid = words !== '' && words !== complaints[at - 1]?.words;
    return (
      <Card key={id}>
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
  });
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
