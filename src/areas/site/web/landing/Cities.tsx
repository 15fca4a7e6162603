import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Section } from './Section.tsx';
import classes from './Slides.module.css';
import { SlidePicture, Slides } from './Slides.tsx';

/** Cities with mountains, woods or water at the end of a bus line: name, country, degrees, hour of its picture. */
const cities = [
  ['Zürich', 'CH', 47.37, 8.54, 8],
  ['Boulder', 'US', 40.01, -105.27, 6.5],
  ['Kathmandu', 'NP', 27.72, 85.32, 17.5],
  ['Cape Town', 'ZA', -33.92, 18.42, 19],
  ['Munich', 'DE', 48.14, 11.58, 10],
  ['Queenstown', 'NZ', -45.03, 168.66, 7],
  ['Chamonix', 'FR', 45.92, 6.87, 12],
] as const;

/** Where people go out from; each leads to what is planned around it. */
export function Cities() {
  const { t, i18n } = useLingui();
  const countries = new Intl.DisplayNames([i18n.locale], { type: 'region' });
  return (
    <Section title={<Trans>Popular cities</Trans>} more="/huddle/huddles">
      <Slides label={t`Popular cities`}>
        {cities.map(([name, country, lat, lng, hour]) => {
          const query = new URLSearchParams({
            near: `${lat},${lng}`,
            place: name,
            within: '50',
            sort: 'NEAR',
          });
          return (
            <li key={name}>
              <Link to={`/huddle/huddles?${query}`} rel="nofollow" className={classes.poster}>
                <SlidePicture id={`city-${name}`} hour={hour} />
                <span className={classes.words}>
                  <strong>{name}</strong>
                  <small>{countries.of(country)}</small>
                </span>
              </Link>
            </li>
          );
        })}
      </Slides>
    </Section>
  );
}
