import { Trans, useLingui } from '@lingui/react/macro';
import { PageLink } from '#ui/PageLink.tsx';
import classes from './MailGone.module.css';
import type { MyAccount } from './my-account.ts';

/** Says that mail to my address does not arrive, and leads to where it is changed (NOT-5). */
export default function MailGone({ me }: { me: MyAccount }) {
  const { t } = useLingui();
  return (
    <section className={classes.line} aria-label={t`Email`}>
      <p>
        <Trans>
          Mail to <span dir="auto">{me.email}</span> does not arrive.
        </Trans>{' '}
        <PageLink to="/setting/security">
          <Trans>Change email</Trans>
        </PageLink>
      </p>
    </section>
  );
}
