import { Plural, Trans } from '@lingui/react/macro';
import { IconBackpack } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { latePart } from '#platform/web/lazy-part.ts';
import { Action } from '#ui/Action.tsx';
import { Card } from '#ui/Card.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { LinesSkeleton } from '#ui/Skeletons.tsx';
import type { HuddleView } from '../../contract/views.ts';
import { missingKit } from '../../rules/kit.ts';
import { isPast } from '../../rules/state.ts';
import { factsOfView } from '../facts-of-view.ts';
import { kitQuery } from '../queries.ts';
import classes from './Kit.module.css';
import { KitRow } from './KitRow.tsx';

const KitEditor = latePart(() => import('./KitEditor.tsx'));

/** What the group needs, who brings it, and what is missing; hosts write the list (HUD-25). */
export default function KitCard({ huddle }: { huddle: HuddleView }) {
  const [editing, setEditing] = useState(false);
  const kit = useQuery(kitQuery(huddle.id));
  const past = isPast(factsOfView(huddle), new Date());
  const isHost = huddle.sight === 'HOST';
  if (past && huddle.kitCount === 0) return null;
  return (
    <Card className={classes.card} aria-labelledby="kit">
      <h2 id="kit">
        <Trans>What the group brings</Trans>
      </h2>
      {huddle.kitCount === 0 ? (
        <p className={classes.quiet}>
          <Trans>
            A rope, a first-aid kit, a stove: list what is needed once, and people say what they bring.
          </Trans>
        </p>
      ) : (
        <QueryView query={kit} gone={null} skeleton={<LinesSkeleton />}>
          {({ items, mayBring }) => (
            <>
              <MissingLine missing={items.reduce((sum, item) => sum + missingKit(item), 0)} />
              <ul className={classes.items}>
                {items.map((item) => (
                  <KitRow key={item.id} huddleId={huddle.id} item={item} mayBring={mayBring && !past} />
                ))}
              </ul>
              {!mayBring && !past && (
                <p className={classes.quiet}>
                  <Trans>Once you have a place, you can say what you bring.</Trans>
                </p>
              )}
            </>
          )}
        </QueryView>
      )}
      {isHost && !past && (
        <p>
          <Action
            look="outline"
            icon={<IconBackpack aria-hidden size={18} />}
            onClick={() => setEditing(true)}
          >
            {huddle.kitCount === 0 ? <Trans>List what is needed</Trans> : <Trans>Change the list</Trans>}
          </Action>
        </p>
      )}
      {editing && <KitEditor huddle={huddle} onClose={() => setEditing(false)} />}
    </Card>
  );
}

function MissingLine({ missing }: { missing: number }) {
  return (
    <p className={classes.missing} data-missing={missing > 0 || undefined}>
      {missing === 0 ? (
        <Trans>Everything is covered.</Trans>
      ) : (
        <Plural value={missing} one="# thing is still missing." other="# things are still missing." />
      )}
    </p>
  );
}
