import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { apiOf } from '#platform/web/api.ts';
import type { Banner, OperatorContract } from '../../contract/operator.ts';
import classes from './Banners.module.css';

const api = apiOf<OperatorContract>();
const EVERY_MS = 60_000;

interface Told {
  readonly readOnly: boolean;
  readonly banners: readonly Banner[];
}

/** What operators say above every page (ADM-4), asked again each minute that somebody looks. */
export default function Banners() {
  const { i18n } = useLingui();
  const { readOnly, banners } = useTold();
  if (!readOnly && banners.length === 0) return null;
  return (
    <div role="status" className={classes.lines}>
      {readOnly && (
        <p>
          <Trans>We are looking after the site: for a while you can read, but not change anything.</Trans>
        </p>
      )}
      {banners.map(({ id, words, germanWords }) => (
        <p key={id} dir="auto">
          {i18n.locale === 'de' ? (germanWords ?? words) : words}
        </p>
      ))}
    </div>
  );
}

function useTold(): Told {
  const [told, setTold] = useState<Told>({ readOnly: false, banners: [] });
  useEffect(() => {
    const asking = new AbortController();
    const ask = () => {
      if (document.visibilityState !== 'visible') return;
      // A banner that could not be read is no fault of the page: what stood there stays.
      api('GET /api/public/banners', { signal: asking.signal }).then(setTold, () => undefined);
    };
    ask();
    const asked = setInterval(ask, EVERY_MS);
    document.addEventListener('visibilitychange', ask);
    return () => {
      asking.abort();
      clearInterval(asked);
      document.removeEventListener('visibilitychange', ask);
    };
  }, []);
  return told;
}
