import { Trans } from '@lingui/react/macro';
import { IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { Badge } from '#ui/Badge.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { MyAccount } from '../public/my-account.ts';
import { Section } from '../settings/Section.tsx';
import classes from '../settings/settings.module.css';
import { EmailForm } from '../verification/EmailForm.tsx';
import { OutboxHint } from '../verification/OutboxHint.tsx';
import type { EnsurePresence } from './use-presence.tsx';

/** The address mails go to; another one counts from the moment its link is opened (PER-8). */
export function EmailSection({ me, ensure }: { me: MyAccount; ensure: EnsurePresence }) {
  const [changing, setChanging] = useState(false);
  const begin = async () => setChanging(await ensure());
  return (
    <Section title={<Trans>Email</Trans>} lead={<Trans>Nobody else sees it.</Trans>}>
      <div className={classes.row}>
        <p className={classes.address}>{me.email}</p>
        <Badge tone="brand" icon={<IconCircleCheck aria-hidden size={16} />}>
          <Trans>verified</Trans>
        </Badge>
      </div>
      {me.newEmail && (
        <div role="status" className={classes.pending}>
          <p>
            <Trans>
              We have sent a mail to <strong>{me.newEmail}</strong>. Once you open the link in it, that is
              your email; until then the one above stays.
            </Trans>
          </p>
          <OutboxHint />
        </div>
      )}
      {changing ? (
        <EmailForm me={me} onSaved={() => setChanging(false)} onCancel={() => setChanging(false)} />
      ) : (
        <div>
          <SubmitButton look="outline" size="small" onPress={begin}>
            <Trans>Change email</Trans>
          </SubmitButton>
        </div>
      )}
    </Section>
  );
}
