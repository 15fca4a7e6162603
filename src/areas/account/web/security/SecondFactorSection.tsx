import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Action } from '#ui/Action.tsx';
import { Badge } from '#ui/Badge.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { lastWays } from '../../rules/ways-in.ts';
import { Section } from '../settings/Section.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SecondFactorForm } from './SecondFactorForm.tsx';
import classes from './security.module.css';
import { draftSecondFactor, makeRecoveryCodes, type Security, turnSecondFactorOff } from './security.ts';
import { useChange } from './use-change.ts';
import type { EnsurePresence } from './use-presence.tsx';

interface SecondFactorSectionProps {
  security: Security;
  ensure: EnsurePresence;
}

type Draft = Awaited<ReturnType<typeof draftSecondFactor>>;

/** A code of an app after password or mail, and the recovery codes for the day without the phone (GATE-12). */
export function SecondFactorSection({ security, ensure }: SecondFactorSectionProps) {
  const { t } = useLingui();
  const change = useChange(t`Second factor`, ensure);
  const [draft, setDraft] = useState<Draft>();
  const [codes, setCodes] = useState<readonly string[]>();
  const { on } = security.secondFactor;
  const begin = async () => {
    if (await ensure()) setDraft(await draftSecondFactor());
  };
  const renew = () =>
    change(async () => {
      const made = await makeRecoveryCodes();
      setCodes(made.recoveryCodes);
      return made;
    });
  const turnedOn = (made: readonly string[]) => {
    setDraft(undefined);
    setCodes(made);
  };
  return (
    <Section
      title={<Trans>Second factor</Trans>}
      lead={
        <Trans>
          After your password, or a code in a mail, you type a code that an app on your phone shows. A passkey
          needs none.
        </Trans>
      }
    >
      {codes && <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />}
      {on && !codes && (
        <OnPart security={security} onRenew={renew} onEnd={() => change(turnSecondFactorOff)} />
      )}
      {!on && !draft && !codes && (
        <div>
          <SubmitButton look="outline" size="small" onPress={begin}>
            <Trans>Turn on</Trans>
          </SubmitButton>
        </div>
      )}
      {!on && draft && (
        <SecondFactorForm draft={draft} onOn={turnedOn} change={change} onEnd={() => setDraft(undefined)} />
      )}
    </Section>
  );
}

interface OnPartProps {
  security: Security;
  onRenew: () => Promise<boolean>;
  onEnd: () => Promise<boolean>;
}

function OnPart({ security, onRenew, onEnd }: OnPartProps) {
  const [ending, setEnding] = useState(false);
  const left = security.secondFactor.recoveryCodesLeft;
  const end = async () => {
    setEnding(false);
    await onEnd();
  };
  return (
    <>
      <div className={classes.ways}>
        <Badge tone="brand">
          <Trans>on</Trans>
        </Badge>
      </div>
      <LastWays security={security} />
      <div className={classes.ways}>
        <SubmitButton look="outline" size="small" onPress={onRenew}>
          <Trans>New recovery codes ({left} left)</Trans>
        </SubmitButton>
        <Action look="plain" size="small" onClick={() => setEnding(true)}>
          <Trans>Turn off</Trans>
        </Action>
      </div>
      <ConfirmDialog
        opened={ending}
        onClose={() => setEnding(false)}
        title={<Trans>Turn the second factor off?</Trans>}
        confirm={<Trans>Turn off</Trans>}
        onConfirm={end}
        danger
      >
        <Trans>Your password, or a code in a mail, is enough to log in then. Your recovery codes end.</Trans>
      </ConfirmDialog>
    </>
  );
}

/** Says before it happens what would lock me out (A5). */
function LastWays({ security }: { security: Security }) {
  const { hasPassword, passkeys, providers, secondFactor } = security;
  const last = lastWays({
    password: hasPassword,
    mail: true,
    passkeys: passkeys.length,
    providers: providers.filter(({ provider, linked }) => provider && linked).length,
    secondFactor: secondFactor.on,
    recoveryCodes: secondFactor.recoveryCodesLeft,
  });
  if (!last.includes('APP')) return null;
  return (
    <p className={classes.warning} role="note">
      <Trans>
        You have no recovery code and no passkey: if you lose your phone now, you cannot log in any more. Make
        new recovery codes, or add a passkey.
      </Trans>
    </p>
  );
}
