import { Trans, useLingui } from '@lingui/react/macro';
import { IconPhoneCall } from '@tabler/icons-react';
import { useState } from 'react';
import { localeIn } from '#platform/shared/region.ts';
import { type Clock, formatDateTime } from '#platform/shared/time.ts';
import { wordProblem } from '#platform/web/api-problem.ts';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { emergencyCall } from './emergency-call.ts';
import { Facts } from './Facts.tsx';
import classes from './Overdue.module.css';
import { type OverduePlan, seeTo } from './see-to.ts';
import { WhatToSay } from './WhatToSay.tsx';

export type Report = NonNullable<OverduePlan['report']>;

interface OverdueProps {
  name: string;
  report: Report;
  token: string;
  now: Date;
  onChanged: () => Promise<void>;
}

/** What to do now, in order, then all that is known; times are those of the place, as a rescue service reads them. */
export function Overdue({ name, report, token, now, onChanged }: OverdueProps) {
  const { i18n } = useLingui();
  const { timeZone, expectedAt, alone, startedBy, namedBy } = report;
  const clock: Clock = { locale: localeIn(i18n.locale, timeZone), timeZone };
  const since = formatDateTime(new Date(expectedAt), now, clock);
  return (
    <main id="content" tabIndex={-1} className={classes.page}>
      <header className={classes.head}>
        <h1>
          <Trans>
            Overdue: <span dir="auto">{name}</span>
          </Trans>
        </h1>
        <p className={classes.lead}>
          {alone ? (
            <Trans>
              <span dir="auto">{startedBy}</span> wanted to be back {since} ({timeZone}), and has not said
              that they are.
            </Trans>
          ) : namedBy !== startedBy ? (
            <Trans>
              <span dir="auto">{namedBy}</span>, who named you, is out with the party of{' '}
              <span dir="auto">{startedBy}</span>. They wanted to be back {since} ({timeZone}), and nobody has
              said that they are.
            </Trans>
          ) : (
            <Trans>
              The party of <span dir="auto">{startedBy}</span> wanted to be back {since} ({timeZone}), and
              nobody has said that they are.
            </Trans>
          )}
        </p>
      </header>
      <Steps name={name} report={report} since={since} />
      <SeeTo report={report} token={token} now={now} clock={clock} onChanged={onChanged} />
      <Facts report={report} now={now} clock={clock} />
    </main>
  );
}

function Steps({ name, report, since }: Pick<OverdueProps, 'name' | 'report'> & { since: string }) {
  const { namedBy, alone, cars, rescue } = report;
  const { i18n } = useLingui();
  const drivers = cars.map(({ driver }) => driver).filter((driver) => driver !== namedBy);
  const others = drivers.length > 0 ? drivers : report.people.map((each) => each.name);
  const named = others.filter((each) => each !== namedBy).slice(0, 5);
  const list = new Intl.ListFormat(i18n.locale, { type: 'disjunction' }).format(named);
  return (
    <section aria-labelledby="what-to-do">
      <h2 id="what-to-do">
        <Trans>What to do now</Trans>
      </h2>
      <ol className={classes.steps}>
        <li>
          <p>
            <Trans>
              Call <strong dir="auto">{namedBy}</strong>. They may just have forgotten to say that they are
              back. Also answer calls from numbers you do not know.
            </Trans>
          </p>
        </li>
        {!alone && named.length > 0 && (
          <li>
            <p>
              <Trans>
                Nobody answers? Call the others whom you can reach: <span dir="auto">{list}</span>.
              </Trans>
            </p>
          </li>
        )}
        <li>
          <p>
            <Trans>Nobody can be reached? Call the rescue service:</Trans>
          </p>
          <p className={classes.calls}>
            {rescue.map(emergencyCall).map(({ number, words }) => (
              <a key={words} href={`tel:${number}`} className={classes.call}>
                <IconPhoneCall aria-hidden size={20} /> {words}
              </a>
            ))}
          </p>
          <p>
            <Trans>Read this to them, then answer what they ask:</Trans>
          </p>
          <WhatToSay name={name} report={report} since={since} />
        </li>
      </ol>
    </section>
  );
}

/** I see to it; and whether somebody else does already. */
function SeeTo({ report, token, now, clock, onChanged }: Omit<OverdueProps, 'name'> & { clock: Clock }) {
  const [fault, setFault] = useState('');
  const { seenAt, othersSeenAt } = report;
  const say = (at: string) => formatDateTime(new Date(at), now, clock);
  const mine = seenAt && say(seenAt);
  const others = othersSeenAt && say(othersSeenAt);
  const press = async () => {
    setFault('');
    await seeTo(token).then(onChanged, (error: unknown) => setFault(wordProblem(error)));
  };
  return (
    <section className={classes.seen} aria-live="polite">
      {others && (
        <p>
          <Trans>Another emergency contact sees to it since {others}. Try to agree who calls whom.</Trans>
        </p>
      )}
      {fault && <p role="alert">{fault}</p>}
      {mine ? (
        <p>
          <Trans>You said that you see to it: {mine}. The others read that.</Trans>
        </p>
      ) : (
        <SubmitButton size="large" wide onPress={press}>
          <Trans>I have seen it and see to it</Trans>
        </SubmitButton>
      )}
    </section>
  );
}
