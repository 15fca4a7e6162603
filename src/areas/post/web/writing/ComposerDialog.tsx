import { Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect } from '@mantine/core';
import { IconAt, IconHash, IconPhotoPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type MyAccount, myAccount } from '#areas/account/web/public/my-account.ts';
import { pictureFiles } from '#platform/shared/picture-limits.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { usePictureHint } from '#ui/use-picture-hint.ts';
import { MAX_PICTURES, MAX_WORDS } from '../../rules/limits.ts';
import type { Visibility } from '../../rules/visibility.ts';
import type { Composing } from '../public/open-composer.ts';
import { Said } from '../view/Said.tsx';
import classes from './composer.module.css';
import { PictureTray } from './PictureTray.tsx';
import { usePictures } from './use-pictures.ts';
import { usePosting } from './use-posting.ts';
import { useWritten } from './use-written.ts';
import { WordsField } from './WordsField.tsx';

interface ComposerDialogProps {
  composing: Composing;
  onClose: () => void;
}

/** Where a post is written. What was typed is there again when the dialog is opened again. */
export default function ComposerDialog({ composing, onClose }: ComposerDialogProps) {
  const me = useQuery(myAccount).data;
  return (
    <ResponsiveSheet opened onClose={onClose} title={<Title kind={composing.kind} />} width={600}>
      {me ? <Composer me={me} composing={composing} onClose={onClose} /> : <RowSkeletons count={2} />}
    </ResponsiveSheet>
  );
}

function Title({ kind }: { kind: Composing['kind'] }) {
  if (kind === 'EDIT') return <Trans>Edit post</Trans>;
  return kind === 'QUOTE' ? <Trans>Quote a post</Trans> : <Trans>New post</Trans>;
}

function Composer({ me, composing, onClose }: ComposerDialogProps & { me: MyAccount }) {
  const { t } = useLingui();
  const { written, isEmpty, change, forget } = useWritten(composing, me.id);
  const { share, stop, add } = usePictures(change);
  useShared(composing, add);
  const post = usePosting(composing);
  const field = useRef<HTMLTextAreaElement>(null);
  const [busy, setBusy] = useState(false);
  const isEdit = composing.kind === 'EDIT';
  const isQuote = composing.kind === 'QUOTE';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const done = await post(written).finally(() => setBusy(false));
    if (!done) return;
    forget();
    onClose();
  };
  return (
    <form onSubmit={submit} className={classes.form}>
      <div className={classes.head}>
        <Avatar face={{ id: me.id, name: me.displayName, pictureUrl: me.profilePicUrl }} size={40} named />
        <strong dir="auto">{me.displayName}</strong>
        <Audience
          value={written.visibility}
          fixed={isEdit}
          onChange={(visibility) => change({ visibility })}
        />
      </div>
      <WordsField
        field={field}
        draft={written}
        onChange={change}
        placeholder={
          isQuote ? t`What do you say to it?` : t`How was it out there? Name people and places with @`
        }
      />
      <PictureTray
        pictures={written.pictures}
        onChange={(pictures) => change({ pictures })}
        share={share}
        onStop={stop}
      />
      {isQuote && (
        <div className={classes.quoted}>
          <Said said={composing.post} quoted />
        </div>
      )}
      <div className={classes.foot}>
        <Tools
          field={field}
          onText={(text) => change({ text })}
          {...(!isEdit && {
            onFiles: (files: File[]) => void add(files, MAX_PICTURES - written.pictures.length),
          })}
        />
        <small className={classes.left}>
          {written.text.length > MAX_WORDS - 200 && MAX_WORDS - written.text.length}
        </small>
        <SubmitButton busy={busy} disabled={isEmpty || share !== undefined}>
          {isEdit ? <Trans>Save</Trans> : <Trans context="publish it">Post</Trans>}
        </SubmitButton>
      </div>
    </form>
  );
}

/** The pictures that another app has shared come as if they had been chosen here. */
function useShared(composing: Composing, add: (files: readonly File[], room: number) => Promise<void>): void {
  const pictures = composing.kind === 'NEW' ? composing.shared?.pictures : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a dialog
  useEffect(() => {
    if (pictures?.length) void add(pictures, MAX_PICTURES);
  }, [pictures]);
}

interface AudienceProps {
  value: Visibility;
  fixed: boolean;
  onChange: (visibility: Visibility) => void;
}

function Audience({ value, fixed, onChange }: AudienceProps) {
  const { t } = useLingui();
  const options = [
    { value: 'PUBLIC', label: t`Everybody` },
    { value: 'FOLLOWERS', label: t`My followers` },
  ];
  return (
    <NativeSelect
      aria-label={t`Who sees it`}
      className={classes.audience ?? ''}
      size="sm"
      data={options}
      disabled={fixed}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value as Visibility)}
    />
  );
}

interface ToolsProps {
  field: RefObject<HTMLTextAreaElement | null>;
  onText: (text: string) => void;
  /** Without it the pictures stay as they are. */
  onFiles?: (files: File[]) => void;
}

/** Begins what can also be typed: a name, a hashtag; and adds pictures. */
function Tools({ field, onText, onFiles }: ToolsProps) {
  const { t } = useLingui();
  const hint = usePictureHint();
  const input = useRef<HTMLInputElement>(null);
  const type = (sign: string) => {
    const area = field.current;
    if (!area) return;
    const { selectionStart: at, value } = area;
    const space = at === 0 || /\s$/.test(value.slice(0, at)) ? '' : ' ';
    flushSync(() => onText(value.slice(0, at) + space + sign + value.slice(at)));
    const caret = at + space.length + sign.length;
    area.focus();
    area.setSelectionRange(caret, caret);
  };
  return (
    <div className={classes.tools}>
      {onFiles && (
        <>
          <input
            ref={input}
            type="file"
            hidden
            multiple
            accept={pictureFiles}
            aria-label={t`Choose pictures`}
            onChange={(event) => {
              onFiles([...(event.currentTarget.files ?? [])]);
              event.currentTarget.value = '';
            }}
          />
          <button
            type="button"
            className={classes.tool}
            aria-label={t`Add pictures`}
            title={hint}
            onClick={() => input.current?.click()}
          >
            <IconPhotoPlus aria-hidden size={22} stroke={1.7} />
          </button>
        </>
      )}
      <button
        type="button"
        className={classes.tool}
        aria-label={t`Name a person or a place`}
        onClick={() => type('@')}
      >
        <IconAt aria-hidden size={22} stroke={1.7} />
      </button>
      <button type="button" className={classes.tool} aria-label={t`Add a hashtag`} onClick={() => type('#')}>
        <IconHash aria-hidden size={22} stroke={1.7} />
      </button>
    </div>
  );
}
