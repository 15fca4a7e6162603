import { Trans, useLingui } from '@lingui/react/macro';
import type { Editor } from '@tiptap/react';
import { PeopleField } from '#areas/person/web/public/PeopleField.tsx';
import type { PersonSummary } from '#platform/shared/wire-values.ts';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import classes from '../edit.module.css';
import { useNames } from '../names.tsx';

/** Names somebody in the text; they hear of it when it is published. */
export default function PersonDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { t } = useLingui();
  const { addPerson } = useNames();
  const name = ([person]: readonly PersonSummary[]) => {
    if (!person?.username) return;
    const { id, username, displayName } = person;
    addPerson({ id, username, name: displayName });
    const space = { type: 'text', text: ' ' };
    editor
      .chain()
      .focus()
      .insertContent([{ type: 'mention', attrs: { id } }, space])
      .run();
    onClose();
  };
  return (
    <ResponsiveSheet opened onClose={onClose} title={<Trans>Name somebody</Trans>}>
      <div className={classes.form}>
        <PeopleField
          label={t`Who`}
          description={<Trans>They are told when you publish.</Trans>}
          value={[]}
          onChange={name}
        />
      </div>
    </ResponsiveSheet>
  );
}
