import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconTrafficLights } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { latePart } from '#platform/web/lazy-part.ts';
import { Action } from '#ui/Action.tsx';
import { Card } from '#ui/Card.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { LinesSkeleton } from '#ui/Skeletons.tsx';
import type { GoView } from '../../contract/go.ts';
import type { HuddleView } from '../../contract/views.ts';
import type { Light } from '../../rules/go.ts';
import { isPast } from '../../rules/state.ts';
import { factsOfView } from '../facts-of-view.ts';
import { decideGo } from '../mutations.ts';
import { goQuery } from '../queries.ts';
import { useRunAndToast } from '../use-run-and-toast.ts';
import classes from './Go.module.css';
import { GoReason } from './GoReason.tsx';
import { lightIcons } from './light-icons.ts';

const GoEditor = latePart(() => import('./GoEditor.tsx'));

const lightNames: Readonly<Record<Light, MessageDescriptor>> = {
  GREEN: msg`Everything is in place`,
  AMBER: msg`Something is still open`,
  RED: msg`At risk`,
};

/** Whether the outing goes ahead: what the hosts ask for, and how it stands (HUD-25). */
export default function GoCard({ huddle }: { huddle: HuddleView }) {
  const [editing, setEditing] = useState(false);
  const go = useQuery({ ...goQuery(huddle.id), enabled: huddle.goCheck });
  const past = isPast(factsOfView(huddle), new Date());
  const isHost = huddle.sight === 'HOST';
  if (past) return null;
  return (
    <Card className={classes.card} aria-labelledby="go">
      <h2 id="go">
        <Trans>Does it go ahead?</Trans>
      </h2>
      {huddle.goCheck ? (
        <QueryView query={go} gone={null} skeleton={<LinesSkeleton />}>
          {(found) => found.go && <Standing huddleId={huddle.id} go={found.go} isHost={isHost} />}
        </QueryView>
      ) : (
        <p className={classes.quiet}>
          <Trans>
            Set the criteria: people, cars, daylight, kit, forecast. Everybody is told a day before.
          </Trans>
        </p>
      )}
      {isHost && (
        <p>
          <Action
            look="outline"
            icon={<IconTrafficLights aria-hidden size={18} />}
            onClick={() => setEditing(true)}
          >
            {huddle.goCheck ? <Trans>Change the criteria</Trans> : <Trans>Set the criteria</Trans>}
          </Action>
        </p>
      )}
      {editing && <GoEditor huddle={huddle} onClose={() => setEditing(false)} />}
    </Card>
  );
}

function Standing({ huddleId, go, isHost }: { huddleId: string; go: GoView; isHost: boolean }) {
  const { t } = useLingui();
  const run = useRunAndToast(huddleId);
  const Icon = lightIcons[go.light];
  return (
    <>
      <p className={classes.light} data-light={go.light}>
        <Icon aria-hidden size={22} />
        {go.decided ? <Trans>The hosts say that it goes ahead.</Trans> : t(lightNames[go.light])}
      </p>
      <ul className={classes.reasons}>
        {go.reasons.map((reason) => (
          <GoReason key={reason.kind} reason={reason} />
        ))}
      </ul>
      {go.forecastNote && (
        <p dir="auto" className={classes.note}>
          {go.forecastNote}
        </p>
      )}
      {isHost && !go.decided && go.light !== 'GREEN' && (
        <p>
          <Action onClick={() => void run(() => decideGo(huddleId))}>
            <Trans>It goes ahead anyway</Trans>
          </Action>
        </p>
      )}
    </>
  );
}
