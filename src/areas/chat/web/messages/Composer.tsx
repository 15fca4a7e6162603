import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, Textarea } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Action } from '#ui/Action.tsx';
import type { MessageView, RoomView } from '../../contract/views.ts';
import { mayAnnounce } from '../../rules/who-may-write.ts';
import classes from '../chat.module.css';
import { AttachPictures } from './AttachPictures.tsx';
import type { ChosenPicture, WrittenMessage } from './keep-message.ts';
import { type Chosen, MentionPicker } from './MentionPicker.tsx';
import { useDraftText } from './use-draft-text.ts';
import { useTellTyping } from './use-tell-typing.ts';

interface ComposerProps {
  room: RoomView;
  answered: MessageView | undefined;
  /** The reply was sent or given up. */
  onAnswered: () => void;
  onSend: (body: WrittenMessage) => void;
}

/** Where one writes: Enter sends where there is a keyboard, an @ looks for people; what is typed stays. */
export function Composer({ room, answered, onAnswered, onSend }: ComposerProps) {
  const { t } = useLingui();
  const [text, setText] = useDraftText(room.id);
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([]);
  const [announcement, setAnnouncement] = useState(false);
  // The field's own caret still stands where it was while the new text is drawn.
  const [caret, setCaret] = useState(text.length);
  const field = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<((event: KeyboardEvent) => boolean) | null>(null);
  const tellTyping = useTellTyping(room.id);
  const empty = text.trim() === '' && pictures.length === 0;
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    if (empty) return;
    onSend({ text: text.trim(), replyTo: answered?.id ?? null, announcement, pictures });
    setText('');
    setPictures([]);
    setAnnouncement(false);
    onAnswered();
    field.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (picker.current?.(event)) return;
    const sends = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    if (!sends || matchMedia('(pointer: coarse)').matches) return;
    event.preventDefault();
    send();
  };
  const choose = ({ before, after }: Chosen) => {
    // At once: a frame later the next key would already have been typed at the old place.
    flushSync(() => {
      setText(before + after);
      setCaret(before.length);
    });
    field.current?.focus();
    field.current?.setSelectionRange(before.length, before.length);
  };
  return (
    <form onSubmit={send} className={classes.sheet} style={{ gap: 6 }}>
      {answered && (
        <div className={classes.bar}>
          <p className={classes.answered} dir="auto">
            <strong>{answered.author?.displayName}</strong> {answered.text}
          </p>
          <Action look="plain" size="small" onClick={onAnswered}>
            <Trans>No reply</Trans>
          </Action>
        </div>
      )}
      <MentionPicker roomId={room.id} text={text} caret={caret} keys={picker} onChoose={choose} />
      <div className={classes.composer}>
        <AttachPictures value={pictures} onChange={setPictures} />
        <Textarea
          ref={field}
          size="md"
          aria-label={t`Your message`}
          placeholder={t`Your message`}
          autosize
          minRows={1}
          maxRows={8}
          maxLength={4_000}
          value={text}
          onKeyDown={press}
          onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setCaret(event.currentTarget.selectionStart);
            tellTyping();
          }}
        />
        <Action type="submit" disabled={empty} aria-label={t`Send`} icon={<IconSend aria-hidden size={20} />}>
          {null}
        </Action>
      </div>
      {mayAnnounce(room, room) && (
        <Checkbox
          size="sm"
          label={t`Announce it: everybody is told`}
          checked={announcement}
          onChange={(event) => setAnnouncement(event.currentTarget.checked)}
        />
      )}
    </form>
  );
}
