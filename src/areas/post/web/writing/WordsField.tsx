import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { piecesOf } from '../../rules/content.ts';
import { MAX_WORDS } from '../../rules/limits.ts';
import { type Draft, markOf, runsOf } from '../../rules/marks.ts';
import classes from './composer.module.css';
import { Suggestions } from './Suggestions.tsx';
import { type Suggestion, typedMention, useSuggestions } from './use-suggestions.ts';

interface WordsFieldProps {
  field: RefObject<HTMLTextAreaElement | null>;
  draft: Draft;
  onChange: (draft: Draft) => void;
  placeholder: string;
}

/** The words of a post; `@` names people and places, and what is named stands there as a chip. */
export function WordsField({ field, draft, onChange, placeholder }: WordsFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const [caret, setCaret] = useState(0);
  const [closed, setClosed] = useState(false);
  const [at, setAt] = useState(0);
  const before = draft.text.slice(0, caret);
  const isMark = draft.marks.some(({ token }) => before.endsWith(token));
  const typed = closed || isMark ? undefined : typedMention(draft.text, caret);
  const { found, looking } = useSuggestions(typed);
  const chosen = found[Math.min(at, found.length - 1)];
  const choose = (suggestion: Suggestion) => {
    const mark = markOf(suggestion, draft.marks);
    const from = caret - (typed?.length ?? 0) - 1;
    const head = `${draft.text.slice(0, from)}${mark.token} `;
    // At once: a frame later the next key would already have been typed at the old place.
    flushSync(() =>
      onChange({
        text: head + draft.text.slice(caret),
        marks: [...draft.marks.filter((m) => m !== mark), mark],
      }),
    );
    field.current?.focus();
    field.current?.setSelectionRange(head.length, head.length);
    setCaret(head.length);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!chosen) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setAt((Math.min(at, found.length - 1) + step + found.length) % found.length);
    else if (event.key === 'Enter' || event.key === 'Tab') choose(chosen);
    else if (event.key === 'Escape') setClosed(true);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={classes.words}>
      <Mirror draft={draft} />
      <textarea
        ref={field}
        data-autofocus
        className={classes.text}
        dir="auto"
        role="combobox"
        aria-label={t`What you want to say`}
        aria-autocomplete="list"
        aria-expanded={found.length > 0}
        aria-controls={id}
        aria-activedescendant={chosen ? `${id} ${chosen.id}` : undefined}
        placeholder={placeholder}
        maxLength={MAX_WORDS}
        value={draft.text}
        onKeyDown={onKeyDown}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
        onChange={(event) => {
          setClosed(false);
          setAt(0);
          setCaret(event.currentTarget.selectionStart);
          onChange({ ...draft, text: event.currentTarget.value });
        }}
      />
      {typed !== undefined && (
        <Suggestions id={id} found={found} chosen={chosen} looking={looking} onChoose={choose} />
      )}
    </div>
  );
}

/** The same words behind the field, where what is named has its ground. */
function Mirror({ draft }: { draft: Draft }) {
  const parts = runsOf(draft).flatMap(({ text, mark }) => {
    if (mark) return [{ text, named: true }];
    return piecesOf(text, new Set()).map((piece) => {
      const isTag = piece.kind === 'tag';
      return {
        text: piece.kind === 'link' ? piece.url : piece.kind === 'parameter' ? '' : piece.text,
        named: isTag,
      };
    });
  });
  const numbered = parts.map((part, at) => ({ ...part, id: `${at} ${part.text}` }));
  return (
    <div className={classes.mirror} aria-hidden="true">
      {numbered.map(({ id, text, named }) => (named ? <mark key={id}>{text}</mark> : text))}{' '}
    </div>
  );
}
