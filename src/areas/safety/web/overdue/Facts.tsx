import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type Clock, formatDateTime } from '#platform/shared/time.ts';
import classes from './Overdue.module.css';
import type { Report } from './Overdue.tsx';
import { addressOfPoint, sayPoint } from './point.ts';

interface FactsProps {
  report: Report;
  now: Date;
  clock: Clock;
}

/** All that is known of where they are and who they are. */
export function Facts({ report, now, clock }: FactsProps) {
  const { place, route, lastCheckIn, note } = report;
  return (
    <section aria-labelledby="what-is-known">
      <h2 id="what-is-known">
        <Trans>What is known</Trans>
      </h2>
      <dl className={classes.facts}>
        {lastCheckIn && (
          <Fact name={<Trans>Last sign</Trans>}>
            <LastSign sign={lastCheckIn} now={now} clock={clock} />
          </Fact>
        )}
        {place && (
          <Fact name={<Trans>Where it starts</Trans>}>
            {wordsOf(place)} <Point at={place} />
          </Fact>
        )}
        {route && <Fact name={<Trans>Route</Trans>}>{route}</Fact>}
        <Fact name={<Trans>Who</Trans>}>
          <People report={report} />
        </Fact>
        <Cars report={report} />
        {note && <Fact name={<Trans>What helps to find them</Trans>}>{note}</Fact>}
      </dl>
    </section>
  );
}

/** A town's address begins with its name. */
function wordsOf({ name, formattedAddress }: NonNullable<Report['place']>): string {
  if (formattedAddress.startsWith(name)) return formattedAddress;
  return [name, formattedAddress].filter(Boolean).join(', ');
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}

function Point({ at }: { at: { lat: number; lng: number } }) {
  return (
    <a href={addressOfPoint(at)} target="_blank" rel="noreferrer">
      {sayPoint(at)}
    </a>
  );
}

function LastSign({
  sign,
  now,
  clock,
}: {
  sign: NonNullable<Report['lastCheckIn']>;
  now: Date;
  clock: Clock;
}) {
  const when = formatDateTime(new Date(sign.at), now, clock);
  return (
    <>
      {when}, {sign.by}: {sign.note} {sign.position && <Point at={sign.position} />}
    </>
  );
}

/** Names in one line, so that the page stays short on paper. */
function People({ report: { people, morePeople } }: Pick<FactsProps, 'report'>) {
  const names = people.map(({ name, guests }) => (guests > 0 ? `${name} (+${guests})` : name));
  return (
    <>
      {names.join(', ')}
      {morePeople > 0 && (
        <>
          {' '}
          <Plural value={morePeople} one="and # more person" other="and # more people" />
        </>
      )}
    </>
  );
}

/** What the plan says of a car, and who rides with whom. */
function Cars({ report: { car, cars } }: Pick<FactsProps, 'report'>) {
  if (!car && cars.length === 0) return null;
  return (
    <Fact name={<Trans>Cars</Trans>}>
      <ul>
        {car && <li>{car}</li>}
        {cars.map(({ driver, riders }) => (
          <li key={[driver, ...riders].join(' ')}>
            {riders.length > 0 ? (
              <Trans>
                {driver} drives {riders.join(', ')}
              </Trans>
            ) : (
              <Trans>{driver} drives alone</Trans>
            )}
          </li>
        ))}
      </ul>
    </Fact>
  );
}
