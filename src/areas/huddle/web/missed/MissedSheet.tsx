import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { formatDay } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import { LinesSkeleton } from '#ui/Skeletons.tsx';
import type { MissedView } from '../../contract/missed.ts';
import type { ParticipantView } from '../../contract/people.ts';
import { missedQuery } from '../queries.ts';
import classes from './Missed.module.css';
import { missedWords } from './missed-words.ts';

interface MissedSheetProps {
  huddleId: string;
  person: ParticipantView['person'];
  onClose: () => void;
}

/** What somebody missed, with what they say about it; for hosts (COM-13). */
export default function MissedSheet({ huddleId, person, onClose }: MissedSheetProps) {
  const missed = useQuery(missedQuery(huddleId, person.id));
  const { displayName } = person;
  return (
    <ResponsiveSheet opened onClose={onClose} title={<Trans>What {displayName} missed</Trans>}>
      <QueryView query={missed} gone={null} skeleton={<LinesSkeleton />}>
        {({ items }) => (
          <div className={classes.sheet}>
            <ul className={classes.list}>
              {items.map((item) => (
                <MissedOne key={`${item.startsAt} ${item.name}`} item={item} />
              ))}
            </ul>
            <p className={classes.quiet}>
              <Trans>
                Outings you hosted or of the same community. Only hosts see this, for twelve months; the
                person can say why.
              </Trans>
            </p>
          </div>
        )}
      </QueryView>
    </ResponsiveSheet>
  );
}

function MissedOne({ item }: { item: MissedView }) {
  const { t } = useLingui();
  const clock = useClock();
  return (
    <li>
      <strong dir="auto">{item.name ?? t`A private outing of the community`}</strong>
      <span className={classes.quiet}>{formatDay(new Date(item.startsAt), new Date(), clock)}</span>
      <span>{t(missedWords[item.missed])}</span>
      {item.reply && <q dir="auto">{item.reply}</q>}
    </li>
  );
}
