import { Trans, useLingui } from '@lingui/react/macro';
import type { MyAccount } from '#areas/account/web/public/my-account.ts';
import { PageLink } from '#ui/PageLink.tsx';
import classes from './NoticeLine.module.css';

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
