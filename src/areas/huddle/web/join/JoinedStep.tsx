import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { wantedPage } from '#platform/web/wanted-page.ts';
import { Action } from '#ui/Action.tsx';
import { OwnStatus } from '../attendance/OwnStatus.tsx';
import type { Joined } from './give-yes.ts';
import classes from './JoinSheet.module.css';
import type { StepProps } from './JoinSheet.tsx';

/** What the yes has led to, and for somebody new the one thing left: their name. */
export function JoinedStep({ joined, onClose }: StepProps & { joined: Joined }) {
  const navigate = useNavigate();
  const { me, participation } = joined;
  const goOn = () => {
    wantedPage.remember(window.location.pathname + window.location.search);
    void navigate('/onboard');
  };
  return (
    <div className={classes.form}>
      <OwnStatus participation={participation} past={false} />
      {me.nameSuggested ? (
        <>
          <p>
            <Trans>
              Others see you as <strong dir="auto">{me.displayName}</strong> for now.
            </Trans>
          </p>
          <Action size="large" wide onClick={goOn}>
            <Trans>Choose your name</Trans>
          </Action>
        </>
      ) : (
        <Action size="large" wide onClick={onClose}>
          <Trans>See the huddle</Trans>
        </Action>
      )}
    </div>
  );
}
