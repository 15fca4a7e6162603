import type { Step } from '#platform/shared/outbox/act.ts';
import { answerOf } from '#platform/shared/outbox/rules.ts';
import { drafts } from '#platform/web/drafts.ts';
import type { MessageInput } from '../mutations.ts';

type SentPicture = NonNullable<MessageInput['pictures']>[number];

/** A picture of a message: with the server already, or its bytes, which wait for a network with the message. */
export type ChosenPicture = SentPicture | { readonly file: Blob; readonly alt: string };

/** A message as it was written here. */
export interface WrittenMessage extends Omit<MessageInput, 'pictures'> {
  readonly pictures?: readonly ChosenPicture[] | undefined;
}

interface Unsent {
  readonly key: string;
  readonly roomId: string;
  readonly body: WrittenMessage;
}

/** A message goes by the outbox always: it stands there at once, and what was written one after the other stays so. */
export async function keepMessage({ key, roomId, body }: Unsent): Promise<void> {
  const steps = stepsOf(roomId, body);
  const { outbox } = await import('#platform/web/outbox/outbox.ts');
  await outbox.keep({
    key,
    kind: 'message',
    about: `room:${roomId}`,
    words: body.text ?? '',
    steps,
    wording: {
      step: steps.length - 1,
      field: 'text',
      change: {
        wire: 'PATCH /api/rooms/:roomId/messages/:messageId',
        params: { roomId, messageId: answerOf(steps.length - 1) },
      },
    },
    stale: [['room', roomId, 'messages']],
  });
}

/** First the pictures that are not there yet, then the message that shows them. */
export function stepsOf(roomId: string, { pictures = [], ...body }: WrittenMessage): Step[] {
  const files = pictures.flatMap((picture) => ('file' in picture ? [picture.file] : []));
  const shown = pictures.map((picture) =>
    'file' in picture ? { id: answerOf(files.indexOf(picture.file)), alt: picture.alt } : picture,
  );
  return [
    ...files.map((file) => ({ wire: 'POST /api/media', file })),
    { wire: 'POST /api/rooms/:roomId/messages', params: { roomId }, body: { ...body, pictures: shown } },
  ];
}

const NAME = 'outbox';

/** Releases before the outbox kept what waited among the drafts. */
export async function takeOverOldMessages(owner: string): Promise<void> {
  const old = drafts.read<Unsent[]>(NAME, owner);
  for (const unsent of old ?? []) await keepMessage(unsent);
  if (old) drafts.forget(NAME);
}
