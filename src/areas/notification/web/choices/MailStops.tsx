import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { runAndToast } from '#platform/web/run-and-toast.ts';
import { PageLink } from '#ui/PageLink.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { toastOutcome } from '#ui/toast-outcome.ts';
import { mailsAgain, type Stops, stopsQuery } from './choices.ts';
import classes from './MailStops.module.css';

type Stream = Stops['items'][number]['stream'];

/** Mails that do not go to my address, why, and the press that lets them go again (NOT-5). */
export function MailStops() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { data } = useQuery(stopsQuery);
  if (!data || data.items.length === 0) return null;
  const isGone = data.items.some(({ reason }) => reason === 'GONE');
  const spam = data.items.filter(({ reason }) => reason === 'COMPLAINT');
  return (
    <section className={classes.stops} aria-label={t`Stopped mails`}>
      {isGone && (
        <p>
          <Trans>
            Mail to your address does not arrive: its mail server says that there is no such mailbox. What is
            urgent comes to your devices instead.
          </Trans>{' '}
          <PageLink to="/setting/security">
            <Trans>Change email</Trans>
          </PageLink>
        </p>
      )}
      {spam.map(({ stream }) => (
        <p key={stream}>
          <Words stream={stream} />
        </p>
      ))}
      <SubmitButton
        look="outline"
        size="small"
        onPress={async () => {
          toastOutcome(t`Notifications`, await runAndToast(mailsAgain));
          await queries.invalidateQueries({ queryKey: stopsQuery.queryKey });
          await queries.invalidateQueries({ queryKey: ['account', 'me'] });
        }}
      >
        <Trans>Send them again</Trans>
      </SubmitButton>
    </section>
  );
}

/** What was reported as spam; mails about the account and the safety of people go on. */
function Words({ stream }: { stream: Stream }) {
  if (stream === 'DIGEST')
    return <Trans>You get no digests by mail, because one was reported as spam.</Trans>;
  if (stream === 'CLUB')
    return <Trans>You get no news of communities by mail, because some was reported as spam.</Trans>;
  if (stream === 'PERSONAL')
    return <Trans>You get no mails about your huddles and people, because one was reported as spam.</Trans>;
  return <Trans>A mail about your account was reported as spam. Such mails are sent all the same.</Trans>;
}
