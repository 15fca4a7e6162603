import type { MessageView } from '../../contract/views.ts';
import type { Reaction } from '../../rules/reactions.ts';

/** A message as it stands once my sign is on it, or gone from it. */
export function withReaction<M extends Pick<MessageView, 'reactions'>>(
  message: M,
  reaction: Reaction,
  on: boolean,
): M {
  const before = message.reactions.find((each) => each.reaction === reaction);
  if ((before?.mine ?? false) === on) return message;
  const count = (before?.count ?? 0) + (on ? 1 : -1);
  const sign = { reaction, count, mine: on };
  const others = message.reactions.filter((each) => each.reaction !== reaction);
  if (count === 0) return { ...message, reactions: others };
  const reactions = before
    ? message.reactions.map((each) => (each.reaction === reaction ? sign : each))
    : [...others, sign];
  return { ...message, reactions };
}
