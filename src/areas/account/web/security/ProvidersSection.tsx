import { Trans, useLingui } from '@lingui/react/macro';
import { IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { TimeDistance } from '#platform/web/TimeDistance.tsx';
import { Action } from '#ui/Action.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { saveEmail } from '../mutations.ts';
import type { MyAccount } from '../public/my-account.ts';
import { Section } from '../settings/Section.tsx';
import { askProvider, type LinkedProvider, unlinkProvider } from './linked-providers.ts';
import classes from './security.module.css';
import type { Security } from './security.ts';
import { useChange } from './use-change.ts';
import { useLinkAnswer } from './use-link-answer.ts';
import type { EnsurePresence } from './use-presence.tsx';

interface ProvidersSectionProps {
  me: MyAccount;
  security: Security;
  ensure: EnsurePresence;
}

/** Services elsewhere that open my account: linked, unlinked, and what they say of my address (GATE-13). */
export function ProvidersSection({ me, security, ensure }: ProvidersSectionProps) {
  const { t } = useLingui();
  const change = useChange(t`Log in with another service`, ensure);
  const [unlinking, setUnlinking] = useState<LinkedProvider>();
  useLinkAnswer(change);
  const link = async (provider: string) => {
    await change(async () => {
      const { address } = await askProvider(provider);
      window.location.assign(address);
      return undefined;
    });
  };
  const unlink = async () => {
    const id = unlinking?.linked?.id;
    setUnlinking(undefined);
    if (id !== undefined) await change(() => unlinkProvider(id));
  };
  const name = unlinking?.name ?? '';
  return (
    <Section
      title={<Trans>Log in with another service</Trans>}
      lead={<Trans>A service that knows your email address can open your account, too.</Trans>}
    >
      <ul className={classes.list}>
        {security.providers.map((provider) => (
          <ProviderRow
            key={provider.provider ?? provider.linked?.id}
            provider={provider}
            myEmail={me.email ?? ''}
            onLink={link}
            onUnlink={() => setUnlinking(provider)}
            onUseEmail={async (email) => void (await change(() => saveEmail({ email })))}
          />
        ))}
      </ul>
      <ConfirmDialog
        opened={unlinking !== undefined}
        onClose={() => setUnlinking(undefined)}
        title={<Trans>Unlink {name}?</Trans>}
        confirm={<Trans>Unlink</Trans>}
        onConfirm={unlink}
        danger
      >
        <OtherWays security={security} />
      </ConfirmDialog>
    </Section>
  );
}

/** What still opens the account without it (A5). */
function OtherWays({ security }: { security: Security }) {
  return security.hasPassword || security.passkeys.length > 0 ? (
    <Trans>It no longer opens your account. Your other ways to log in stay as they are.</Trans>
  ) : (
    <Trans>
      It no longer opens your account. You have neither a password nor a passkey: you then log in with a code
      in a mail, so make sure that you can read your mail.
    </Trans>
  );
}

interface ProviderRowProps {
  provider: LinkedProvider;
  myEmail: string;
  onLink: (provider: string) => Promise<void>;
  onUnlink: () => void;
  onUseEmail: (email: string) => Promise<void>;
}

function ProviderRow({ provider, myEmail, onLink, onUnlink, onUseEmail }: ProviderRowProps) {
  const { t } = useLingui();
  const { name, linked, provider: id } = provider;
  const hasOtherEmail = linked !== null && linked.email.toLowerCase() !== myEmail.toLowerCase();
  return (
    <li className={classes.item}>
      <IconKey aria-hidden size={24} stroke={1.6} />
      <div className={classes.words}>
        <strong>{name}</strong>
        {linked ? <Linked linked={linked} isOffered={id !== null} /> : <p>{<Trans>Not linked</Trans>}</p>}
      </div>
      {linked ? (
        <Action look="plain" size="small" onClick={onUnlink} aria-label={t`Unlink ${name}`}>
          <Trans>Unlink</Trans>
        </Action>
      ) : (
        id !== null && (
          <SubmitButton look="outline" size="small" onPress={() => onLink(id)} aria-label={t`Link ${name}`}>
            <Trans>Link</Trans>
          </SubmitButton>
        )
      )}
      {hasOtherEmail && (
        <OtherEmail name={name} email={linked.email} onUse={() => onUseEmail(linked.email)} />
      )}
    </li>
  );
}

interface LinkedProps {
  linked: NonNullable<LinkedProvider['linked']>;
  isOffered: boolean;
}

function Linked({ linked: { email, lastUsedAt }, isOffered }: LinkedProps) {
  const used = lastUsedAt && <TimeDistance to={lastUsedAt} />;
  return (
    <p>
      {email}
      {' · '}
      {lastUsedAt === null ? <Trans>Not used yet</Trans> : <Trans>Last used {used}</Trans>}
      {!isOffered && (
        <>
          {' · '}
          <Trans>no longer offered here</Trans>
        </>
      )}
    </p>
  );
}

/** The address there is another one by now; here nothing follows it without a press (A7). */
function OtherEmail({ name, email, onUse }: { name: string; email: string; onUse: () => Promise<void> }) {
  return (
    <div className={classes.beside} role="note">
      <p>
        <Trans>
          Your address at {name} is {email}. The one here stays as it is.
        </Trans>
      </p>
      <SubmitButton look="outline" size="small" onPress={onUse}>
        <Trans>Use {email} here, too</Trans>
      </SubmitButton>
    </div>
  );
}
