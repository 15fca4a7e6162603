import { Trans, useLingui } from '@lingui/react/macro';
import { IconUserMinus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Action } from '#ui/Action.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { ConnectionList, ConnectionView } from '../../contract/relations.ts';
import { answerFollowRequest, removeFollower, unblock, unfollow, unmute } from '../public/relation-verbs.ts';
import classes from './connections.module.css';
import { FollowButton } from './FollowButton.tsx';
import { useRelation } from './use-relation.ts';

interface ConnectionRowProps {
  list: ConnectionList;
  connection: ConnectionView;
}

/** One person of a list, with what can be done about it there. */
export function ConnectionRow({ list, connection }: ConnectionRowProps) {
  const { person } = connection;
  const face = { id: person.id, name: person.displayName, pictureUrl: person.profilePicUrl };
  const inside = (
    <>
      <Avatar face={face} size={44} named />
      <span className={classes.names}>
        <strong dir="auto">{person.displayName}</strong>
        <small>@{person.username}</small>
      </span>
    </>
  );
  return (
    <div className={classes.row} data-list={list}>
      {list === 'BLOCKED' ? (
        <span className={classes.person}>{inside}</span>
      ) : (
        <Link to={`/${person.username}`} className={classes.person}>
          {inside}
        </Link>
      )}
      <span className={classes.ways}>
        <Ways list={list} connection={connection} />
      </span>
    </div>
  );
}

function Ways({ list, connection }: ConnectionRowProps): ReactNode {
  const { t } = useLingui();
  const change = useRelation();
  const { id, displayName: name } = connection.person;
  switch (list) {
    case 'FOLLOWERS':
      return <FollowerWays connection={connection} />;
    case 'FOLLOWINGS':
      return <UnfollowWay connection={connection} />;
    case 'REQUESTS':
      return (
        <>
          <SubmitButton
            size="small"
            aria-label={t`Accept ${name}`}
            onPress={() => change(() => answerFollowRequest(id, true))}
          >
            <Trans>Accept</Trans>
          </SubmitButton>
          <SubmitButton
            size="small"
            look="outline"
            aria-label={t`Decline ${name}`}
            onPress={() => change(() => answerFollowRequest(id, false))}
          >
            <Trans>Decline</Trans>
          </SubmitButton>
        </>
      );
    case 'SENT':
      return (
        <Undo onPress={() => change(() => unfollow(id))}>
          <Trans>Take request back</Trans>
        </Undo>
      );
    case 'BLOCKED':
      return (
        <Undo onPress={() => change(() => unblock(id))}>
          <Trans>Unblock</Trans>
        </Undo>
      );
    case 'MUTED':
      return (
        <Undo onPress={() => change(() => unmute(id))}>
          <Trans>Unmute</Trans>
        </Undo>
      );
  }
}

function Undo({ onPress, children }: { onPress: () => Promise<unknown>; children: ReactNode }) {
  return (
    <SubmitButton size="small" look="outline" onPress={onPress}>
      {children}
    </SubmitButton>
  );
}

function FollowerWays({
  connection: { person, following, followingRequested },
}: {
  connection: ConnectionView;
}) {
  const { t } = useLingui();
  const change = useRelation();
  const mine = following ? 'FOLLOWING' : followingRequested ? 'REQUESTED' : 'NONE';
  return (
    <>
      {mine === 'NONE' && <FollowButton person={person} mine={mine} size="small" />}
      <Action
        look="plain"
        size="small"
        aria-label={t`Remove ${person.displayName} from my followers`}
        title={t`Remove ${person.displayName} from my followers`}
        icon={<IconUserMinus aria-hidden size={18} />}
        onClick={() => void change(() => removeFollower(person.id))}
      >
        {null}
      </Action>
    </>
  );
}

function UnfollowWay({ connection: { person } }: { connection: ConnectionView }) {
  const { t } = useLingui();
  const change = useRelation();
  const words = { done: t`You unfollow the ${person.displayName}`, failed: t`Error while unfollow the user` };
  return (
    <Undo onPress={() => change(() => unfollow(person.id), words)}>
      <Trans>Unfollow</Trans>
    </Undo>
  );
}
