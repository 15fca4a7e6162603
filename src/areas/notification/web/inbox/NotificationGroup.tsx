import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
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

/** What stands in place of a name that may no longer be shown. */
const some: Readonly<Record<ObjectType, MessageDescriptor>> = {
  HUDDLE: msg`A huddle`,
  COMMUNITY: msg`A community`,
  PERSON: msg`Somebody`,
  ROOM: msg`A conversation`,
  POST: msg`A post`,
  CARPOOL: msg`A carpool`,
  RETURN_PLAN: msg`A return plan`,
  INSPIRATION: msg`An inspiration`,
  BADGE: msg`A badge`,
  AWARD: msg`An award`,
  DECISION: msg`A decision`,
  EXPORT: msg`Your data`,
  SITE: msg`Operations`,
  SYSTEM: msg`News`,
};

/** Everything about one object on one day; the rest unfolds. */
export function NotificationGroup({ group, onOpen }: NotificationGroupProps) {
  const { i18n } = useLingui();
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
          {name ?? i18n._(some[items[0].object.type])}
        </h2>
      )}
      <ul>
        {shown.map(({ item, others }) => (
          <li key={item.id}>
            <NotificationRow
              notification={item}
              others={others.length}
              explained
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
