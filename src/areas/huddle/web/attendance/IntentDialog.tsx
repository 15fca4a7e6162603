import { Trans } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import type { HuddleView } from '../../contract/views.ts';
import { isHost, isPast } from '../../rules/state.ts';
import { factsOfView } from '../facts-of-view.ts';
import type { Answers } from './use-answer.ts';

/** The wish that a visitor was sent through the login with, asked back once before it is carried out (HUD-22). */
export function IntentDialog({ huddle, answers }: { huddle: HuddleView; answers: Answers }) {
  const [search, setSearch] = useSearchParams();
  const intent = search.get('intent');
  const forget = () => {
    search.delete('intent');
    setSearch(search, { replace: true, preventScrollReset: true });
  };
  const mine = huddle.participation;
  const moot =
    !mine || isHost(mine.role) || isPast(factsOfView(huddle), new Date()) || mine.rsvpType === intent;
  if (moot || (intent !== 'YES' && intent !== 'INTERESTED')) return null;
  const run = async () => {
    forget();
    if (intent === 'YES') await answers.say('YES');
    else await answers.toggleInterest(true);
  };
  return (
    <ConfirmDialog
      opened
      onClose={forget}
      title={
        intent === 'YES' ? <Trans>Confirm that you are coming?</Trans> : <Trans>Note your interest?</Trans>
      }
      confirm={intent === 'YES' ? <Trans>Yes, confirm</Trans> : <Trans>Yes, I am interested</Trans>}
      onConfirm={run}
    >
      <span dir="auto">{huddle.name}</span>
    </ConfirmDialog>
  );
}
