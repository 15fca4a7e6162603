import { Plural, Trans } from '@lingui/react/macro';
import type { JoinFault } from './ask-for-code.ts';
import classes from './JoinSheet.module.css';

/** What went wrong, where it was typed; nothing typed is lost. */
export function FaultNotice({ fault }: { fault: JoinFault }) {
  return (
    <p className={classes.fault} role="alert">
      <Words fault={fault} />
    </p>
  );
}

function Words({ fault }: { fault: JoinFault }) {
  switch (fault.kind) {
    case 'REFUSED':
      return <span dir="auto">{fault.words}</span>;
    case 'EMAIL':
      return <Trans>Enter a valid email.</Trans>;
    case 'WRONG':
      return <Trans>This is not the code of the mail. Look for the newest mail.</Trans>;
    case 'ENDED':
      return <Trans>This code is no longer valid. Ask for a new one.</Trans>;
    case 'DISPOSABLE':
      return <Trans>This address is for a few minutes only. Use one that you keep.</Trans>;
    case 'SECOND_FACTOR':
      return (
        <Trans>
          Your account asks for a second factor. <a href="/login">Log in on the page for it</a>.
        </Trans>
      );
    case 'TOO_OFTEN':
      return (
        <Plural
          value={fault.minutes}
          one="Too many attempts. Please try again in a minute."
          other="Too many attempts. Please try again in # minutes."
        />
      );
    case 'AWAY':
      return <Trans>This did not work. Check your connection and try again.</Trans>;
  }
}
