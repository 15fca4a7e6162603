import { Trans, useLingui } from '@lingui/react/macro';
import { IconHeartbeat } from '@tabler/icons-react';
import type { StoryView } from '../../contract/views.ts';
import { professionNames } from '../profession-names.ts';
import classes from './reader.module.css';

interface HealthNoteProps {
  note: StoryView['healthNote'];
  author: StoryView['author'];
}

/** Beside advice about health stands who gives it (INS-5). */
export function HealthNote({ note, author }: HealthNoteProps) {
  const { i18n } = useLingui();
  if (note === null) return null;
  const profession = author.badge ? i18n._(professionNames[author.badge]) : '';
  return (
    <p className={classes.health} role="note" data-note={note}>
      <IconHeartbeat aria-hidden size={22} />
      <span>
        {note === 'PROFESSIONAL' ? (
          <Trans>This gives advice about health. Its author is a verified professional: {profession}.</Trans>
        ) : (
          <Trans>This is not professional advice. Ask a doctor about your own health.</Trans>
        )}
      </span>
    </p>
  );
}
