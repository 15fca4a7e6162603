import { Trans } from '@lingui/react/macro';
import { IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { Action } from '#ui/Action.tsx';
import { Badge } from '#ui/Badge.tsx';
import type { MyAccount } from '../public/my-account.ts';
import { Section } from '../settings/Section.tsx';
import classes from '../settings/settings.module.css';
import { EmailForm } from '../verification/EmailForm.tsx';
import { OutboxHint } from '../verification/OutboxHint.tsx';

/** The address mails go to; another one counts from the moment its link is opened (PER-8). */
export function EmailSection({ me }: { me: MyAccount }) {
  const [changing, setChanging] = useState(false);
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
          <Action look="outline" size="small" onClick={() => setChanging(true)}>
            <Trans>Change email</Trans>
          </Action>
        </div>
      )}
    </Section>
  );
}
