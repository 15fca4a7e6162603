import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { myAccount } from '#areas/account/web/public/my-account.ts';
import { PeopleField } from '#areas/person/web/public/PeopleField.tsx';
import type { PersonSummary } from '#platform/shared/wire-values.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { RoomView } from '../../contract/views.ts';
import classes from '../chat.module.css';
import { addToGroup, leaveGroup, renameRoom } from '../mutations.ts';
import { peopleQuery, type RoomPerson } from '../queries.ts';
import { useAction } from '../use-action.ts';

/** Who belongs to a group; its owner removes people, everybody may add some, and leave. */
export function PeopleSheet({ room, onClose }: { room: RoomView; onClose: () => void }) {
  const { t } = useLingui();
  const deed = useAction(room.id);
  const navigate = useNavigate();
  const { data } = useQuery(peopleQuery(room.id));
  const myId = useQuery(myAccount).data?.id ?? '';
  const [people, setPeople] = useState<PersonSummary[]>([]);
  const add = async () => {
    for (const person of people) await deed(() => addToGroup(room.id, person.id));
    setPeople([]);
  };
  const leave = async () => {
    if (await deed(() => leaveGroup(room.id, myId))) await navigate('/chat');
  };
  return (
    <ResponsiveSheet opened onClose={onClose} title={<Trans>People</Trans>}>
      <div className={classes.sheet}>
        {room.leads && <GroupName room={room} />}
        {data ? (
          <ul className={classes.rooms}>
            {data.items.map((row) => (
              <li key={row.person.id}>
                <PersonRow room={room} row={row} mine={row.person.id === myId} />
              </li>
            ))}
          </ul>
        ) : (
          <RowSkeletons count={3} />
        )}
        <PeopleField label={t`Add people`} value={people} onChange={setPeople} />
        <SubmitButton onPress={add} disabled={people.length === 0} wide>
          <Trans>Add</Trans>
        </SubmitButton>
        <SubmitButton look="outline" onPress={leave} wide>
          <Trans>Leave the group</Trans>
        </SubmitButton>
      </div>
    </ResponsiveSheet>
  );
}

function GroupName({ room }: { room: RoomView }) {
  const { t } = useLingui();
  const deed = useAction(room.id);
  const [name, setName] = useState(room.name);
  return (
    <div className={classes.rename}>
      <TextInput
        size="md"
        aria-label={t`Name of the group`}
        maxLength={80}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        style={{ flex: 1 }}
      />
      <SubmitButton
        look="outline"
        disabled={name.trim() === '' || name.trim() === room.name}
        onPress={() => deed(() => renameRoom(room.id, name.trim()))}
      >
        <Trans>Save</Trans>
      </SubmitButton>
    </div>
  );
}

function PersonRow({ room, row, mine }: { room: RoomView; row: RoomPerson; mine: boolean }) {
  const { t } = useLingui();
  const deed = useAction(room.id);
  const { id, displayName, profilePicUrl } = row.person;
  return (
    <div className={classes.row}>
      <Avatar face={{ id, name: displayName, pictureUrl: profilePicUrl }} size={36} named />
      <span>
        <span dir="auto">{displayName}</span>{' '}
        <small className={classes.quiet}>
          {row.owner ? <Trans>Owner</Trans> : row.asked && <Trans>asked</Trans>}
        </small>
      </span>
      {room.leads && !mine && (
        <SubmitButton
          look="plain"
          size="small"
          aria-label={t`Remove ${displayName}`}
          onPress={() => deed(() => leaveGroup(room.id, id))}
        >
          <Trans>Remove</Trans>
        </SubmitButton>
      )}
    </div>
  );
}
