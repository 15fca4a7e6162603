import { Trans as Said } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconBell, IconBellMinus, IconBellOff } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { runAndToast } from '#platform/web/run-and-toast.ts';
import { Card } from '#ui/Card.tsx';
import { PageLink } from '#ui/PageLink.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { toastOutcome } from '#ui/toast-outcome.ts';
import { pressMessages } from '../../page-messages/why.ts';
import { lessOf } from '../../rules/less.ts';
import { choicesQuery, choose, mute, mutesQuery, unmute } from '../choices/choices.ts';
import classes from './Telling.module.css';
import { type TellingView, tellingQuery } from './telling.ts';

/** One press each: less of this kind, this huddle muted, this community muted (NOT-6). */
export function Presses({ telling }: { telling: TellingView }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { notification, choice, mutes } = telling;
  const { id, kind } = notification;
  const less = lessOf(kind, choice);
  const run = async (work: Parameters<typeof runAndToast>[0]) => {
    toastOutcome(t`Notifications`, await runAndToast(work));
    const changed = [tellingQuery(id).queryKey, choicesQuery.queryKey, mutesQuery.queryKey];
    await Promise.all(changed.map((queryKey) => queries.invalidateQueries({ queryKey })));
  };
  return (
    <Card className={classes.card} aria-label={t`Hear less`}>
      <h2>
        <Trans>Hear less</Trans>
      </h2>
      {less && (
        <Press
          icon={<IconBellMinus aria-hidden size={20} />}
          name={<Said {...pressMessages.LESS} />}
          words={
            less.mail === 'DIGEST' ? (
              <Trans>No more push messages; by mail it comes in the digest.</Trans>
            ) : (
              <Trans>You get it in the app only.</Trans>
            )
          }
          onPress={() => run(() => choose([kind], less))}
        />
      )}
      {mutes.map(({ type, id: objectId, name, muted }) => (
        <Press
          key={objectId}
          icon={muted ? <IconBell aria-hidden size={20} /> : <IconBellOff aria-hidden size={20} />}
          name={muted ? <Trans>Unmute</Trans> : <Said {...pressMessages[type]} />}
          words={name}
          onPress={() => run(() => (muted ? unmute(type, objectId) : mute(type, objectId)))}
        />
      ))}
      {!less && mutes.length === 0 && (
        <p className={classes.small}>
          <Trans>You already get it in the app only.</Trans>
        </p>
      )}
      <PageLink to="/setting/notifications">
        <Trans>Choose for every kind</Trans>
      </PageLink>
    </Card>
  );
}

interface PressProps {
  icon: ReactNode;
  name: ReactNode;
  words: ReactNode;
  onPress: () => Promise<void>;
}

function Press({ icon, name, words, onPress }: PressProps) {
  return (
    <div className={classes.press}>
      <SubmitButton look="outline" wide icon={icon} onPress={onPress}>
        {name}
      </SubmitButton>
      <small dir="auto">{words}</small>
    </div>
  );
}
