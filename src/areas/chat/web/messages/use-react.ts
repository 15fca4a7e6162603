import { useQueryClient } from '@tanstack/react-query';
import { showAtOnce } from '#platform/web/show-at-once.ts';
import type { MessageView } from '../../contract/views.ts';
import type { Reaction } from '../../rules/reactions.ts';
import { react } from '../mutations.ts';
import { messagesQuery } from '../queries.ts';
import { useAction } from '../use-action.ts';
import type { Thread } from './thread.ts';
import { withReaction } from './with-reaction.ts';

/** Answers a message with a sign, or takes mine back: shown at once, and taken back with a word when refused. */
export function useReact(roomId: string) {
  const queries = useQueryClient();
  const deed = useAction(roomId);
  return async (message: MessageView, reaction: Reaction, on: boolean): Promise<void> => {
    const shown = showAtOnce<Thread>(queries, messagesQuery(roomId).queryKey, (thread) => ({
      ...thread,
      items: thread.items.map((item) => (item.id === message.id ? withReaction(item, reaction, on) : item)),
    }));
    await deed(async () => {
      try {
        await react(roomId, message.id, reaction, on);
      } catch (error) {
        shown.takeBack();
        throw error;
      } finally {
        shown.end();
      }
    });
  };
}
