import { Trans, useLingui } from '@lingui/react/macro';
import type { ParticipantView } from '../../contract/people.ts';
import type { QuestionView, RepliesOfPerson } from '../../contract/questions.ts';
import { ageGroups } from '../../rules/guests.ts';
import { ageGroupNames } from '../messages.ts';
import { useSaid } from '../questions/use-said.ts';
import classes from './Roster.module.css';

interface RosterTableProps {
  people: readonly ParticipantView[];
  replies: readonly RepliesOfPerson[];
  questions: readonly QuestionView[];
}

/** One line a party, with boxes to tick for out and back. */
export function RosterTable({ people, replies, questions }: RosterTableProps) {
  const said = useSaid();
  const repliesOf = new Map(replies.map((each) => [each.person.id, each.replies]));
  return (
    <div className={classes.scroll}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Out</Trans>
            </th>
            <th scope="col">
              <Trans>Back</Trans>
            </th>
            <th scope="col">
              <Trans>Name</Trans>
            </th>
            <th scope="col">
              <Trans>Guests</Trans>
            </th>
            {questions.map(({ id, text }) => (
              <th scope="col" key={id} dir="auto">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((participant) => (
            <tr key={participant.person.id}>
              <td className={classes.box} />
              <td className={classes.box} />
              <th scope="row" dir="auto">
                {participant.person.displayName}
                {participant.note && <small> {participant.note}</small>}
              </th>
              <td>
                <Guests participant={participant} />
              </td>
              {questions.map(({ id }) => {
                const reply = repliesOf.get(participant.person.id)?.find((each) => each.questionId === id);
                const words = reply?.values.filter((value) => value !== '').map(said);
                return (
                  <td key={id} dir="auto">
                    {words?.length ? words.join(', ') : '–'}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Guests({ participant: { guests, guestCount } }: { participant: ParticipantView }) {
  const { t } = useLingui();
  if (guestCount === 0) return '–';
  if (!guests) return guestCount;
  const ages = ageGroups.filter((age) => (guests[age] ?? 0) > 0);
  // Of who was added by hand only the number is known.
  if (ages.length === 0) return guestCount;
  return ages.map((age) => `${guests[age]} ${t(ageGroupNames[age])}`).join(', ');
}
