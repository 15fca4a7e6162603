import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { formatCalendarDay, formatDay } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { Card } from '#ui/Card.tsx';
import type { Dues, MyMembership as Mine } from '../../contract/keeping.ts';
import { areDuesOpen } from '../../rules/dues.ts';
import classes from '../community.module.css';
import { periodNames, roleNames } from '../messages.ts';
import { myMembershipQuery } from '../queries.ts';
import { OwnAddress } from './OwnAddress.tsx';

/** What the community keeps of me, notes of admins included (COM-12). */
export default function MyMembership({ communityId }: { communityId: string }) {
  const { t } = useLingui();
  const clock = useClock();
  const { data } = useQuery(myMembershipQuery(communityId));
  if (!data) return null;
  const day = (instant: string) => formatDay(new Date(instant), new Date(), clock);
  const { note, messages, number } = data;
  return (
    <Card className={classes.card}>
      <h2>
        <Trans>You in this community</Trans>
      </h2>
      <p>
        {[
          t(roleNames[data.role]),
          data.title,
          t`since ${day(data.since)}`,
          number === null ? '' : t`member number ${number}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <OwnDues mine={data} />
      <OwnAddress key={data.address} communityId={communityId} before={data.address} />
      {note && (
        <section className={classes.rules} aria-label={t`Note of the admins about you`}>
          <h3>
            <Trans>Note of the admins about you, {day(note.writtenAt)}</Trans>
          </h3>
          <p dir="auto">{note.text}</p>
        </section>
      )}
      {messages.map(({ id, by, text, sentAt }) => (
        <section key={id} className={classes.rules} aria-label={t`Message from an admin`}>
          <h3>
            {by ?? <Trans>Somebody</Trans>}, {day(sentAt)}
          </h3>
          <p dir="auto">{text}</p>
        </section>
      ))}
    </Card>
  );
}

function OwnDues({ mine: { dues, paidUntil } }: { mine: Mine }) {
  const { t } = useLingui();
  const { locale } = useClock();
  if (!dues) return null;
  const amount = amountOf(dues, locale);
  const every = t(periodNames[dues.every]);
  const open = areDuesOpen(paidUntil, new Date().toISOString().slice(0, 10));
  return (
    <p>
      <Trans>
        Dues: {amount} {every}
      </Trans>
      {' · '}
      {paidUntil ? <Trans>paid until {formatCalendarDay(paidUntil, locale)}</Trans> : null}
      {paidUntil && open ? ' · ' : null}
      {open && (
        <strong>
          <Trans>open</Trans>
        </strong>
      )}
    </p>
  );
}

function amountOf({ cents, currency }: Dues, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(cents / 100);
}
