import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { addressIn } from '#platform/shared/address-in.ts';
import { wordInstant } from '#platform/shared/word-instant.ts';
import { useClock } from '#platform/web/clock.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import type { HitView } from '../contract.ts';
import { kindNames } from './kind-names.ts';
import classes from './Search.module.css';

/** One thing that was found: what it is, where and when, and a few of its words. */
export function HitRow({ hit }: { hit: HitView }) {
  const { t, i18n } = useLingui();
  const { locale } = useClock();
  const when = hit.when && wordInstant(new Date(hit.when), hit.timeZone ?? 'UTC', locale);
  const facts = [t(kindNames[hit.kind].one), when, hit.kind === 'PLACE' ? null : hit.placeName];
  return (
    <Link to={hit.path} className={classes.hit} data-hit>
      <HitPicture hit={hit} />
      <span className={classes.words}>
        <span className={classes.title} dir="auto">
          {hit.title}
        </span>
        <span className={classes.facts}>{facts.filter(Boolean).join(' · ')}</span>
        {hit.line && (
          <span className={classes.line} dir="auto">
            {hit.kind === 'PLACE' ? addressIn(i18n.locale, hit.line) : hit.line}
          </span>
        )}
      </span>
    </Link>
  );
}

function HitPicture({ hit }: { hit: HitView }) {
  const { Icon } = kindNames[hit.kind];
  if (hit.kind === 'PERSON' || hit.kind === 'POST') {
    return (
      <Avatar face={{ id: hit.id, name: hit.title, pictureUrl: hit.pictureUrl ?? '' }} size={48} named />
    );
  }
  return (
    <span className={classes.picture}>
      {hit.pictureUrl ? (
        <img src={`${hit.pictureUrl}&w=320`} alt="" loading="lazy" />
      ) : (
        <Icon aria-hidden size={24} />
      )}
    </span>
  );
}
