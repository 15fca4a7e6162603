import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { NotificationView } from '../../contract.ts';
import { foldLikes, type Group } from '../../rules/group.ts';
import type { ObjectType } from '../../rules/objects.ts';
import classes from './NotificationRow.module.css';
import { NotificationRow } from './NotificationRow.tsx';

const FIRST = 3;

interface NotificationGroupProps {
  group: Group<NotificationView>;
  onOpen: (ids: string[]) => void;
}

function SomeObject({ type }: { type: ObjectType }) {
  if (type === 'HUDDLE') return <Trans>A huddle</Trans>;
  if (type === 'COMMUNITY') return <Trans>A community</Trans>;
  if (type === 'POST') return <Trans>A post</Trans>;
  return type === 'ROOM' ? <Trans>A conversation</Trans> : <Trans>Somebody</Trans>;
}

/** Everything about one object on one day; the rest unfolds. */
export function NotificationGroup({ group, onOpen }: NotificationGroupProps) {
  const [all, setAll] = useState(false);
  const { items } = group;
  const told = foldLikes(items);
  const shown = all ? told : told.slice(0, FIRST);
  const more = told.length - shown.length;
  const name = items.find((item) => item.object.name !== null)?.object.name;
  return (
    <section className={classes.group}>
      {told.length > 1 && (
        <h2 dir="auto" className={classes.about}>
          {name ?? <SomeObject type={items[0].object.type} />}
        </h2>
      )}
      <ul>
        {shown.map(({ item, others }) => (
          <li key={item.id}>
            <NotificationRow
              notification={item}
              others={others.length}
              onOpen={() => onOpen([item.id, ...others])}
            />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <button type="button" className={classes.more} onClick={() => setAll(true)}>
          <Plural value={more} one="Show # more" other="Show # more" />
        </button>
      )}
    </section>
  );
}
