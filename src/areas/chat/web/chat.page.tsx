import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { IconPencilPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { type MetaFunction, useParams } from 'react-router';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { Action } from '#ui/Action.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import classes from './chat.page.module.css';
import { NewRoomSheet } from './rooms/NewRoomSheet.tsx';
import { RoomList } from './rooms/RoomList.tsx';
import { RoomPane } from './rooms/RoomPane.tsx';

export const handle: PageHandle = { title: msg`Chat` };
export const meta: MetaFunction = () => [{ title: 'Chat' }];

/** `/chat` and `/chat/view/{id}`: the list, and beside it the conversation that is open (MSG-1). */
export default function ChatPage() {
  const { roomId } = useParams();
  const [writing, setWriting] = useState(false);
  return (
    <div className={classes.layout} data-open={roomId ? true : undefined}>
      <div className={classes.side}>
        <PageHeader
          title={<Trans>Chat</Trans>}
          actions={
            <Action
              size="small"
              icon={<IconPencilPlus aria-hidden size={18} />}
              onClick={() => setWriting(true)}
            >
              <Trans>New</Trans>
            </Action>
          }
        />
        <RoomList openId={roomId} />
      </div>
      <div className={classes.main}>{roomId ? <RoomPane key={roomId} roomId={roomId} /> : <Choose />}</div>
      {writing && <NewRoomSheet onClose={() => setWriting(false)} />}
    </div>
  );
}

function Choose() {
  return (
    <div className={classes.choose}>
      <EmptyState picture="campfire" hour={21}>
        <Trans>Choose a conversation, or begin one.</Trans>
      </EmptyState>
    </div>
  );
}
