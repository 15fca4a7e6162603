import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { cities } from './cities.ts';
import { Section } from './Section.tsx';
import classes from './Slides.module.css';
import { SlidePicture, Slides } from './Slides.tsx';

/** Where people go out from; each leads to what is planned around it. */
export function Cities() {
  const { t, i18n } = useLingui();
  const countries = new Intl.DisplayNames([i18n.locale], { type: 'region' });
  return (
    <Section title={<Trans>Popular cities</Trans>} more="/huddle/huddles">
      <Slides label={t`Popular cities`}>
        {cities.map(([name, country, , , hour]) => (
          <li key={name}>
            <Link
              to={`/start?city=${encodeURIComponent(name)}#coming`}
              rel="nofollow"
              className={classes.poster}
            >
              <SlidePicture id={`city-${name}`} setting="CITY" hour={hour} />
              <span className={classes.words}>
                <strong>{name}</strong> <small>{countries.of(country)}</small>
              </span>
            </Link>
          </li>
        ))}
      </Slides>
    </Section>
  );
}
