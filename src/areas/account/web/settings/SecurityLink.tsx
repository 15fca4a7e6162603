import { Trans } from '@lingui/react/macro';
import { IconShieldLock } from '@tabler/icons-react';
import { ActionLink } from '#ui/Action.tsx';
import { Section } from './Section.tsx';

/** The way to the page on which people look after how they log in. */
export function SecurityLink() {
  return (
    <Section
      title={<Trans>Security and log-in</Trans>}
      lead={<Trans>Email, username, password, passkeys, second factor and your devices.</Trans>}
    >
      <div>
        <ActionLink
          to="/setting/security"
          look="outline"
          size="small"
          icon={<IconShieldLock aria-hidden size={18} />}
        >
          <Trans>Look after my log-in</Trans>
        </ActionLink>
      </div>
    </Section>
  );
}
