import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { TimeDistance } from '#platform/web/TimeDistance.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import { Card } from '#ui/Card.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { MessageView } from '../../contract/messages.ts';
import type { HuddleView } from '../../contract/views.ts';
import { messagesQuery } from '../queries.ts';
import { audienceNames } from './audience-names.ts';
import classes from './Messages.module.css';

/** What the hosts wrote; not there while they wrote nothing. */
export function MessagesCard({ huddle }: { huddle: HuddleView }) {
  const query = useInfiniteQuery(messagesQuery(huddle.id));
  const messages = query.data?.pages.flatMap((page) => page.items) ?? [];
  if (messages.length === 0) return null;
  return (
    <Card className={classes.card} aria-labelledby="from-hosts">
      <h2 id="from-hosts">
        <Trans>From the hosts</Trans>
      </h2>
      <ul className={classes.list}>
        {messages.map((message) => (
          <li key={message.id}>
            <Message message={message} />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <SubmitButton look="outline" onPress={() => query.fetchNextPage()}>
          <Trans>Show more</Trans>
        </SubmitButton>
      )}
    </Card>
  );
}

function Message({ message }: { message: MessageView }) {
  const { t } = useLingui();
  const { author, text, createdAt, audience, recipientCount } = message;
  const face = { id: author.id, name: author.displayName, pictureUrl: author.profilePicUrl };
  return (
    <article className={classes.message}>
      <Avatar face={face} size={36} named />
      <div>
        <p className={classes.who}>
          <strong dir="auto">{author.displayName}</strong> <TimeDistance to={createdAt} />
        </p>
        <p className={classes.text} dir="auto">
          {text}
        </p>
        {recipientCount !== null && (
          <small>
            {t(audienceNames[audience])}
            {' · '}
            <Plural value={recipientCount} one="sent to # person" other="sent to # people" />
          </small>
        )}
      </div>
    </article>
  );
}
