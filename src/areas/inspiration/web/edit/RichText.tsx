import { useLingui } from '@lingui/react/macro';
import { EditorContent, useEditor } from '@tiptap/react';
import { useMemo } from 'react';
import type { StoryDocument } from '../../rules/document.ts';
import story from '../story/story.module.css';
import { extensionsOf } from './extensions.ts';
import classes from './RichText.module.css';
import { Toolbar } from './Toolbar.tsx';
import { toDocument } from './to-document.ts';

interface RichTextProps {
  /** What it begins with; from then on it holds the words itself. */
  start: StoryDocument;
  onChange: (document: StoryDocument) => void;
}

/** The words of a story as its readers will see them, with the tools to make them. */
export function RichText({ start, onChange }: RichTextProps) {
  const { t } = useLingui();
  const label = t`The story`;
  const placeholder = t`Write your story …`;
  const extensions = useMemo(() => extensionsOf(placeholder), [placeholder]);
  const editor = useEditor({
    extensions,
    // Without a paragraph there is no place for the caret.
    content: start.content.length > 0 ? (start as object) : '',
    // What it needs of looks stands in our own file: the policy of the page lets no library add any.
    injectCSS: false,
    editorProps: {
      attributes: {
        class: [story.story, classes.words].join(' '),
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
      },
    },
    onUpdate: ({ editor: written }) => onChange(toDocument(written.getJSON())),
  });
  return (
    <div className={classes.text}>
      <Toolbar editor={editor} />
      <EditorContent editor={editor} />
    </div>
  );
}
