import { Trans, useLingui } from '@lingui/react/macro';
import { type Icon, IconFlag, IconMapPin, IconParking } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { restOfAddress } from '#platform/shared/address-in.ts';
import { lazyPart } from '#platform/web/lazy-part.ts';
import { Card } from '#ui/Card.tsx';
import { ClampText } from '#ui/ClampText.tsx';
import type { HuddleView, PlaceView } from '../../contract/views.ts';
import { directionLinks } from '../../rules/calendar-links.ts';
import { shownPart } from '../../rules/note.ts';
import classes from './cards.module.css';

// A map is never the first thing to be read.
const PlacesMap = lazyPart(() => import('./PlacesMap.tsx'));

/** Venue, meeting point and parking with their notes and the way there (HUD-6, HUD-7, HUD-17). */
export function LocationCard({ huddle }: { huddle: HuddleView }) {
  return (
    <Card className={classes.card} id="location">
      <h2>
        <Trans>Location</Trans>
      </h2>
      <PlacesMap
        venue={huddle.venue}
        meetingPoint={huddle.meetingPoint}
        parking={huddle.parking}
        meanwhile={<div className={classes.map} />}
      />
      <PlaceBlock
        Icon={IconMapPin}
        title={<Trans>Venue</Trans>}
        place={huddle.venue}
        note={huddle.venueNote}
      />
      <PlaceBlock
        Icon={IconFlag}
        title={<Trans>Meeting point</Trans>}
        place={huddle.meetingPoint}
        note={huddle.meetingPointNote}
      />
      <PlaceBlock
        Icon={IconParking}
        title={<Trans>Parking</Trans>}
        place={huddle.parking}
        note={huddle.parkingNote}
      />
      {!huddle.venue && !huddle.meetingPoint && !huddle.parking && !huddle.placesWithheld && (
        <p className={classes.quiet}>
          <Trans>The hosts have not said where yet.</Trans>
        </p>
      )}
      {huddle.placesWithheld && (
        <p className={classes.quiet}>
          <Trans>The exact places are shown to people who are confirmed.</Trans>
        </p>
      )}
    </Card>
  );
}

interface PlaceBlockProps {
  Icon: Icon;
  title: ReactNode;
  place: PlaceView | null;
  note: string;
}

function PlaceBlock({ Icon, title, place, note }: PlaceBlockProps) {
  if (!place && !note) return null;
  return (
    <section className={classes.place}>
      <h3>
        <Icon aria-hidden size={20} stroke={1.7} />
        {title}
      </h3>
      {place && <Named place={place} />}
      {note && <ClampText text={note} beginning={shownPart(note)} />}
      {place && <Directions place={place} />}
    </section>
  );
}

/** A place by name and address; what is only an area says so. */
function Named({ place }: { place: PlaceView }) {
  const { name } = place;
  const { i18n } = useLingui();
  const address = restOfAddress(i18n.locale, place);
  return (
    <p>
      {name && <span dir="auto">{name}</span>}
      {address && (
        <span className={classes.quiet} dir="auto">
          {' · '}
          {address}
        </span>
      )}
      {!place.exact && (
        <span className={classes.quiet}>
          {name && ' · '}
          <Trans>within about a kilometre</Trans>
        </span>
      )}
    </p>
  );
}

function Directions({ place }: { place: PlaceView }) {
  const links = directionLinks(place.lat, place.lng);
  const away = { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <p className={classes.directions}>
      <span className={classes.quiet}>
        {place.exact ? <Trans>Directions:</Trans> : <Trans>Directions to the area:</Trans>}
      </span>{' '}
      <a href={links.google} {...away}>
        Google
      </a>{' '}
      <a href={links.apple} {...away}>
        Apple
      </a>{' '}
      <a href={links.openStreetMap} {...away}>
        OpenStreetMap
      </a>
    </p>
  );
}
