import { Trans } from '@lingui/react/macro';
import { IconMapPin, IconRoute, IconUsersGroup } from '@tabler/icons-react';
import classes from './Reasons.module.css';

export function Reasons() {
  return (
    <section className={classes.reasons}>
      <article>
        <IconUsersGroup aria-hidden size={28} stroke={1.6} />
        <h3>
          <Trans>Know who is coming</Trans>
        </h3>
        <p>
          <Trans>
            Answer with one tap, bring guests, and see faces instead of a number. Places are never given
            twice.
          </Trans>
        </p>
      </article>
      <article>
        <IconRoute aria-hidden size={28} stroke={1.6} />
        <h3>
          <Trans>Decide in ten seconds</Trans>
        </h3>
        <p>
          <Trans>
            When, where, how far, how hard, what to bring: everything stands on one page that opens without
            signal.
          </Trans>
        </p>
      </article>
      <article>
        <IconMapPin aria-hidden size={28} stroke={1.6} />
        <h3>
          <Trans>Your place stays yours</Trans>
        </h3>
        <p>
          <Trans>
            Exact meeting points go to the people who come, nobody else. No trackers, no advertising.
          </Trans>
        </p>
      </article>
    </section>
  );
}
