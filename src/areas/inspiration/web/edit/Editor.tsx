import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { LeaveGuard } from '#ui/LeaveGuard.tsx';
import type { DraftView } from '../../contract/views.ts';
import type { DraftForm } from '../mutations.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { formOf, isSame } from './draft-form.ts';
import classes from './Editor.module.css';
import { EditorBar } from './EditorBar.tsx';
import { Fields } from './Fields.tsx';
import { NamesProvider } from './names.tsx';
import { Preview } from './Preview.tsx';
import { RichText } from './RichText.tsx';
import { useDraftSaving } from './use-draft-saving.ts';
import { useKeepHere, useKeptBefore } from './use-kept-here.ts';

interface EditorProps {
  draft: DraftView;
  /** Begins again with what the server has now. */
  onReload: () => Promise<void>;
}

/** Where an inspiration is written: kept as it is typed, here and on the server (INS-2). */
export default function Editor({ draft, onReload }: EditorProps) {
  const { id } = draft;
  const server = formOf(draft);
  const before = useKeptBefore(id);
  const kept = before && !isSame(before.form, server) ? before : undefined;
  const [form, setForm] = useState<DraftForm>(kept?.form ?? server);
  const [shown, setShown] = useState<'WORDS' | 'PREVIEW'>('WORDS');
  const [looksAway, setLooksAway] = useState(false);
  const start = { edition: kept?.edition ?? draft.edition, savedAt: draft.savedAt, form: server };
  const saves = useDraftSaving(id, form, start);
  useKeepHere(id, form, saves.edition, saves.isSaved);
  const change = (part: Partial<DraftForm>) => setForm((now) => ({ ...now, ...part }));
  return (
    <NamesProvider inspirationId={id} named={draft.named}>
      <div className={classes.page}>
        <EditorBar
          draft={draft}
          form={form}
          saves={saves}
          preview={shown === 'PREVIEW'}
          onPreview={(on) => setShown(on ? 'PREVIEW' : 'WORDS')}
          onSettle={() => setLooksAway(false)}
          onReload={onReload}
        />
        {kept && (
          <p role="status" className={classes.restored}>
            <Trans>What you had typed and not saved is here again.</Trans>
          </p>
        )}
        {shown === 'PREVIEW' && <Preview form={form} publishedAt={draft.publishedAt} />}
        {/* It stays there while one looks at the preview: what was undone can be done again. */}
        <div hidden={shown === 'PREVIEW'} className={classes.sheet}>
          <Fields form={form} onChange={change}>
            <RichText start={form.document} onChange={(document) => change({ document })} />
          </Fields>
        </div>
      </div>
      {saves.saving === 'conflict' && !looksAway && (
        <ConflictDialog
          inspirationId={id}
          mine={form}
          onSettled={onReload}
          onClose={() => setLooksAway(true)}
        />
      )}
      <LeaveGuard when={!saves.isSaved} />
    </NamesProvider>
  );
}
