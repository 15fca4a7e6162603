import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { FaceRow } from '#ui/FaceRow.tsx';
import type { HuddleView } from '../../contract/views.ts';
import { companionsQuery } from '../queries.ts';
import classes from './GoingNotice.module.css';

const NAMED = 2;

/** Who else goes, as far as the viewer may know: first whom they follow or have been out with. */
export function Companions({ huddle }: { huddle: HuddleView }) {
  const { i18n } = useLingui();
  const { data } = useQuery(companionsQuery(huddle.id));
  const people = data?.items ?? [];
  if (people.length === 0) return null;
  const going = huddle.participantsSummary.totalConfirmedPeople ?? 0;
  const faces = people.map(({ person }) => ({
    id: person.id,
    name: person.displayName,
    pictureUrl: person.profilePicUrl,
  }));
  const followed = people.filter((each) => each.followed).map(({ person }) => person.displayName);
  const names = new Intl.ListFormat(i18n.locale).format(followed);
  const known = people.filter(({ outings }) => outings > 0).slice(0, NAMED);
  return (
    <>
      <Link to={`/huddle/view/${huddle.id}#people`} className={classes.others}>
        <FaceRow faces={faces} limit={6} size={32} />
        <Plural value={going} one="# is going" other="# are going" />
      </Link>
      {followed.length > 0 && (
        <p className={classes.words} dir="auto">
          <Plural value={followed.length} one={`${names} comes, too.`} other={`${names} come, too.`} />
        </p>
      )}
      {known.map(({ person, outings }) => (
        <p key={person.id} className={classes.words} dir="auto">
          <Plural
            value={outings}
            one={`You have been out with ${person.displayName} once.`}
            other={`You have been out with ${person.displayName} # times.`}
          />
        </p>
      ))}
    </>
  );
}
