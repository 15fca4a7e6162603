import { Trans as Said } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDateTime } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { Card } from '#ui/Card.tsx';
import { PageLink } from '#ui/PageLink.tsx';
import { whyMessages } from '../../page-messages/why.ts';
import { pathOfObject } from '../../rules/objects.ts';
import { Sentence } from '../inbox/Sentence.tsx';
import { outcomeWords } from './outcome-words.ts';
import { Presses } from './Presses.tsx';
import classes from './Telling.module.css';
import type { TellingView } from './telling.ts';

/** What happened, why I was told, by which ways, and how to hear less of it. */
export function Telling({ telling }: { telling: TellingView }) {
  const clock = useClock();
  const { notification, why } = telling;
  const { object, actor, kind, createdAt } = notification;
  return (
    <>
      <Card className={classes.card}>
        <p className={classes.sentence}>
          <Sentence notification={notification} />
        </p>
        <p className={classes.small}>
          <time suppressHydrationWarning dateTime={createdAt}>
            {formatDateTime(new Date(createdAt), new Date(), clock)}
          </time>
          {' · '}
          <Said {...whyMessages[why]} />
        </p>
        {object.name !== null && (
          <PageLink to={pathOfObject(object, kind, actor?.username)}>
            <Trans>Open it</Trans>
          </PageLink>
        )}
      </Card>
      <Ways telling={telling} />
      <Presses telling={telling} />
    </>
  );
}

/** By which ways it came, and why not by the others. */
function Ways({ telling: { notification, told, readOn } }: { telling: TellingView }) {
  const { t } = useLingui();
  const readWhere = readOn ? t`Read on ${readOn}` : t`Read`;
  const words = (outcome: TellingView['told']['push']) => {
    if (outcome === null) return t`None`;
    if (outcome === 'READ' && readOn) return t`Not sent: you had read it on ${readOn}`;
    return t(outcomeWords[outcome]);
  };
  return (
    <Card className={classes.card} aria-label={t`How you were told`}>
      <h2>
        <Trans>How you were told</Trans>
      </h2>
      <dl className={classes.ways}>
        <div>
          <dt>
            <Trans>In the app</Trans>
          </dt>
          <dd>{notification.read ? readWhere : t`Not read yet`}</dd>
        </div>
        <div>
          <dt>
            <Trans>On your devices</Trans>
          </dt>
          <dd>{words(told.push)}</dd>
        </div>
        <div>
          <dt>
            <Trans>By mail</Trans>
          </dt>
          <dd>{words(told.mail)}</dd>
        </div>
      </dl>
      <p className={classes.small}>
        <Trans>This is kept for 14 days.</Trans>
      </p>
    </Card>
  );
}
