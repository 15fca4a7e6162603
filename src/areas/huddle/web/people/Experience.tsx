import { Plural, Trans } from '@lingui/react/macro';
import type { ParticipantView } from '../../contract/people.ts';
import classes from './People.module.css';

/** For leaders who decide about a request: what somebody did with this community, if they let leaders see it (C17). */
export function Experience({ participant: { experience } }: { participant: ParticipantView }) {
  if (!experience) return null;
  const { came, asHard, sameDay } = experience;
  return (
    <small className={classes.experience}>
      <span>
        <Plural
          value={came}
          _0="Not out with this community yet"
          one="Came once with this community"
          other="Came # times with this community"
        />
        {asHard > 0 && (
          <>
            {', '}
            <Trans>{asHard} as hard as this</Trans>
          </>
        )}
      </span>
      {sameDay > 0 && (
        <strong>
          <Plural value={sameDay} one="# other outing that day" other="# other outings that day" />
        </strong>
      )}
    </small>
  );
}
