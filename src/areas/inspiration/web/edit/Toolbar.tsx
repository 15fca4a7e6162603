import { Trans, useLingui } from '@lingui/react/macro';
import {
  type Icon,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconH2,
  IconH3,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconPlus,
} from '@tabler/icons-react';
import { type Editor, useEditorState } from '@tiptap/react';
import { useRef, useState } from 'react';
import { pictureFiles } from '#platform/shared/picture-limits.ts';
import { latePart } from '#platform/web/lazy-part.ts';
import { ActionMenu } from '#ui/ActionMenu.tsx';
import shared from './edit.module.css';
import { useNames } from './names.tsx';
import classes from './Toolbar.module.css';
import { usePictureUpload } from './use-picture-upload.ts';

const LinkDialog = latePart(() => import('./dialogs/LinkDialog.tsx'));
const VideoDialog = latePart(() => import('./dialogs/VideoDialog.tsx'));
const CardDialog = latePart(() => import('./dialogs/CardDialog.tsx'));
const PersonDialog = latePart(() => import('./dialogs/PersonDialog.tsx'));

type Asked = 'link' | 'video' | 'card' | 'person';

/** How the words look, and what stands between them. */
export function Toolbar({ editor }: { editor: Editor }) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  return (
    <div className={classes.tools} role="toolbar" aria-label={t`Format`}>
      <Formats editor={editor} onLink={() => setAsked('link')} />
      <Insert editor={editor} onAsk={setAsked} />
      {asked === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {asked === 'video' && <VideoDialog editor={editor} onClose={close} />}
      {asked === 'card' && <CardDialog editor={editor} onClose={close} />}
      {asked === 'person' && <PersonDialog editor={editor} onClose={close} />}
    </div>
  );
}

function Formats({ editor, onLink }: { editor: Editor; onLink: () => void }) {
  const { t } = useLingui();
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      h2: now.isActive('heading', { level: 2 }),
      h3: now.isActive('heading', { level: 3 }),
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      link: now.isActive('link'),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      quote: now.isActive('blockquote'),
      undo: now.can().undo(),
      redo: now.can().redo(),
    }),
  });
  const run = () => editor.chain().focus();
  return (
    <>
      <Tool
        Icon={IconH2}
        label={t`Heading`}
        on={on.h2}
        onPress={() => run().toggleHeading({ level: 2 }).run()}
      />
      <Tool
        Icon={IconH3}
        label={t`Small heading`}
        on={on.h3}
        onPress={() => run().toggleHeading({ level: 3 }).run()}
      />
      <Tool Icon={IconBold} label={t`Bold`} on={on.bold} onPress={() => run().toggleBold().run()} />
      <Tool Icon={IconItalic} label={t`Italic`} on={on.italic} onPress={() => run().toggleItalic().run()} />
      <Tool Icon={IconList} label={t`List`} on={on.bullets} onPress={() => run().toggleBulletList().run()} />
      <Tool
        Icon={IconListNumbers}
        label={t`Numbered list`}
        on={on.numbers}
        onPress={() => run().toggleOrderedList().run()}
      />
      <Tool
        Icon={IconBlockquote}
        label={t`Quote`}
        on={on.quote}
        onPress={() => run().toggleBlockquote().run()}
      />
      <Tool Icon={IconLink} label={t`Link`} on={on.link} onPress={onLink} />
      <Tool Icon={IconArrowBackUp} label={t`Undo`} disabled={!on.undo} onPress={() => run().undo().run()} />
      <Tool
        Icon={IconArrowForwardUp}
        label={t`Redo`}
        disabled={!on.redo}
        onPress={() => run().redo().run()}
      />
    </>
  );
}

interface ToolProps {
  Icon: Icon;
  label: string;
  on?: boolean;
  disabled?: boolean;
  onPress: () => void;
}

function Tool({ Icon, label, on, disabled = false, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className={classes.tool}
      aria-label={label}
      title={label}
      {...(on !== undefined && { 'aria-pressed': on })}
      disabled={disabled}
      // The words keep their selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <Icon aria-hidden size={22} stroke={1.7} />
    </button>
  );
}

/** What stands between the words. */
function Insert({ editor, onAsk }: { editor: Editor; onAsk: (what: Asked) => void }) {
  const { t } = useLingui();
  const { inspirationId } = useNames();
  const { share, take } = usePictureUpload(inspirationId);
  const input = useRef<HTMLInputElement>(null);
  const add = async (files: FileList | null) => {
    const file = files?.[0];
    if (input.current) input.current.value = '';
    const id = file && (await take(file));
    if (id)
      editor
        .chain()
        .focus()
        .insertContent({ type: 'picture', attrs: { id, alt: '', caption: '' } })
        .run();
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={pictureFiles}
        aria-label={t`Picture`}
        onChange={(event) => void add(event.currentTarget.files)}
      />
      <ActionMenu
        quiet
        label={t`Insert`}
        icon={<IconPlus aria-hidden size={22} />}
        disabled={share !== undefined}
        entries={[
          { key: 'picture', label: <Trans>Picture</Trans>, run: () => input.current?.click() },
          { key: 'card', label: <Trans>Huddle, community or place</Trans>, run: () => onAsk('card') },
          { key: 'person', label: <Trans>Name somebody</Trans>, run: () => onAsk('person') },
          { key: 'video', label: <Trans>Film</Trans>, run: () => onAsk('video') },
          {
            key: 'rule',
            label: <Trans>Divider</Trans>,
            run: () => void editor.chain().focus().setHorizontalRule().run(),
          },
        ]}
      />
      {share !== undefined && (
        <progress value={share} aria-label={t`Uploading the picture`} className={shared.progress} />
      )}
    </>
  );
}
