import { Trans, useLingui } from '@lingui/react/macro';
import { IconUserStar } from '@tabler/icons-react';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { HuddleView } from '../../contract/views.ts';
import type { AskedRole } from '../../rules/people.ts';
import { answerHostRequest } from '../mutations.ts';
import { useRunAndToast } from '../use-run-and-toast.ts';
import classes from './Notices.module.css';

/** The hosts ask the viewer to lead with them, or to take over: nothing changes before the viewer's yes. */
export default function HostRequestNotice({
  huddle,
  roleAsked,
}: {
  huddle: HuddleView;
  roleAsked: AskedRole;
}) {
  const { t } = useLingui();
  const run = useRunAndToast(huddle.id);
  const host = huddle.host?.displayName ?? t`The host`;
  return (
    <section className={classes.notice} aria-label={t`You are asked to host`}>
      <IconUserStar aria-hidden size={24} stroke={1.7} />
      <p>
        {roleAsked === 'HOST' ? (
          <Trans>
            <strong>{host} asks you to take this huddle over.</strong> You would be its host, and {host} a
            co-host.
          </Trans>
        ) : (
          <Trans>
            <strong>{host} asks you to co-host.</strong> Co-hosts can change everything, are shown as hosts
            and take no place.
          </Trans>
        )}
      </p>
      <span className={classes.ways}>
        <SubmitButton look="outline" onPress={() => run(() => answerHostRequest(huddle.id, false))}>
          <Trans>No, thanks</Trans>
        </SubmitButton>
        <SubmitButton onPress={() => run(() => answerHostRequest(huddle.id, true))}>
          <Trans>Yes, I will</Trans>
        </SubmitButton>
      </span>
    </section>
  );
}
