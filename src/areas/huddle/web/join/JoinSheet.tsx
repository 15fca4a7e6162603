import '#ui/theme/mantine.css';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { formatDateTime } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { signInSettings } from '#platform/web/session/sign-in-settings.ts';
import { ActionLink } from '#ui/Action.tsx';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import type { HuddleView } from '../../contract/views.ts';
import { useLoginTo } from '../view/use-login-to.ts';
import { AddressStep } from './AddressStep.tsx';
import { CodeStep } from './CodeStep.tsx';
import { JoinedStep } from './JoinedStep.tsx';
import classes from './JoinSheet.module.css';
import { LinkStep } from './LinkStep.tsx';
import { SayYesStep } from './SayYesStep.tsx';
import { type Join, useJoin } from './use-join.ts';
import { WithoutAccountStep } from './WithoutAccountStep.tsx';

interface JoinSheetProps {
  huddle: HuddleView;
  now: Date;
  onClose: () => void;
}

/** Somebody who is not logged in says yes: an address, a code from the mail, and they go (GATE-14). */
export default function JoinSheet({ huddle, now, onClose }: JoinSheetProps) {
  const clock = useClock(huddle.timeZone);
  const join = useJoin(huddle);
  const [withoutAccount, setWithoutAccount] = useState(false);
  const login = useLoginTo()('YES');
  useOtherProvider(login);
  return (
    <ResponsiveSheet opened onClose={onClose} title={<span dir="auto">{huddle.name}</span>}>
      <div className={classes.form}>
        <p className={classes.when}>{formatDateTime(new Date(huddle.startDateTime), now, clock)}</p>
        {withoutAccount ? (
          <WithoutAccountStep huddle={huddle} join={join} onBack={() => setWithoutAccount(false)} />
        ) : (
          <Step
            huddle={huddle}
            now={now}
            join={join}
            onClose={onClose}
            onWithoutAccount={() => setWithoutAccount(true)}
          />
        )}
        {!join.entered && !withoutAccount && (
          <div className={classes.ways}>
            <ActionLink look="plain" size="small" reloadDocument rel="nofollow" to={login}>
              <Trans>Log in another way</Trans>
            </ActionLink>
          </div>
        )}
      </div>
    </ResponsiveSheet>
  );
}

export interface StepProps extends JoinSheetProps {
  join: Join;
  onWithoutAccount: () => void;
}

function Step(props: StepProps) {
  const { joined, entered, mailLink, answer } = props.join;
  if (joined) return <JoinedStep {...props} joined={joined} />;
  if (entered) return <SayYesStep {...props} />;
  if (mailLink) return <LinkStep {...props} />;
  return answer.ask === null ? <AddressStep {...props} /> : <CodeStep {...props} />;
}

/** Where people log in elsewhere, or at another origin of ours, they are led there as before. */
function useOtherProvider(login: string): void {
  useEffect(() => {
    signInSettings().then(
      ({ embedded, issuer }) => {
        if (!embedded || new URL(issuer).origin !== window.location.origin) window.location.assign(login);
      },
      // Without signal the sheet stands, and says so when something is sent.
      () => undefined,
    );
  }, [login]);
}
