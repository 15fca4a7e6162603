import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Card } from '#ui/Card.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { WholeCase } from '../../contract/cases.ts';
import type { HeldFor } from '../../rules/held.ts';
import { useDesk } from '../desk.tsx';
import { heldNames } from '../messages.ts';
import { decideCase } from '../mutations.ts';
import classes from './CaseDetail.module.css';
import { useModerating } from './use-moderating.ts';

/** What a filter has held back, and one press that shows it or keeps it so. */
export function HeldCase({ whole, held }: { whole: WholeCase; held: HeldFor }) {
  const { id, version, open, heldWords, heldCount } = whole;
  const { i18n } = useLingui();
  const moderate = useModerating();
  const desk = useDesk();
  const decide = (act: 'NONE' | 'HIDE') =>
    moderate(decideCase(desk, id, { version, acts: [act], reason: 'SPAM', words: '' }));
  return (
    <Card>
      <h3>{i18n._(heldNames[held])}</h3>
      {heldCount !== null && (
        <p className={classes.facts}>
          <Plural value={heldCount} one="# address" other="# addresses" />
        </p>
      )}
      {heldWords && (
        <blockquote className={classes.said} dir="auto">
          {heldWords}
        </blockquote>
      )}
      {open && (
        <div className={classes.ways}>
          <SubmitButton onPress={() => decide('NONE')}>
            {held === 'LIST' ? <Trans>Send the invitations</Trans> : <Trans>Show it to its readers</Trans>}
          </SubmitButton>
          <SubmitButton look="outline" onPress={() => decide('HIDE')}>
            {held === 'LIST' ? <Trans>Do not send them</Trans> : <Trans>Keep it hidden</Trans>}
          </SubmitButton>
        </div>
      )}
    </Card>
  );
}
