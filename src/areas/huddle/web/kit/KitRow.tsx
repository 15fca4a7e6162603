import { Trans, useLingui } from '@lingui/react/macro';
import { IconCircleCheck, IconMinus, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { NameOf } from '#areas/person/web/public/NameOf.tsx';
import type { KitItemView } from '../../contract/kit.ts';
import { missingKit } from '../../rules/kit.ts';
import { bringKit } from '../mutations.ts';
import { useRunAndToast } from '../use-run-and-toast.ts';
import classes from './Kit.module.css';

interface KitRowProps {
  huddleId: string;
  item: KitItemView;
  mayBring: boolean;
}

/** One thing: how many are needed, who brings them, and how many of mine. */
export function KitRow({ huddleId, item, mayBring }: KitRowProps) {
  const { t } = useLingui();
  const run = useRunAndToast(huddleId);
  const [busy, setBusy] = useState(false);
  const { name, needed, promised, mine, bringers } = item;
  const missing = missingKit(item);
  const bring = async (amount: number) => {
    setBusy(true);
    await run(() => bringKit(huddleId, item.id, amount)).finally(() => setBusy(false));
  };
  return (
    <li className={classes.item} data-missing={missing > 0 || undefined}>
      <div className={classes.what}>
        <strong dir="auto">{name}</strong>
        <span className={classes.count}>
          {missing === 0 && <IconCircleCheck aria-hidden size={18} />}
          <Trans>
            {promised} of {needed}
          </Trans>
        </span>
        {bringers.length > 0 && <Bringers bringers={bringers} />}
      </div>
      {mayBring && (missing > 0 || mine > 0) && (
        <fieldset className={classes.steps} aria-label={t`How many you bring: ${name}`} disabled={busy}>
          {mine > 0 && (
            <button type="button" aria-label={t`Bring one less: ${name}`} onClick={() => bring(mine - 1)}>
              <IconMinus aria-hidden size={18} />
            </button>
          )}
          {mine > 0 && <output>{mine}</output>}
          {missing > 0 && (
            <button type="button" aria-label={t`I bring one: ${name}`} onClick={() => bring(mine + 1)}>
              {mine > 0 ? <IconPlus aria-hidden size={18} /> : <Trans>I bring one</Trans>}
            </button>
          )}
        </fieldset>
      )}
    </li>
  );
}

function Bringers({ bringers }: Pick<KitItemView, 'bringers'>) {
  return (
    <ul className={classes.bringers}>
      {bringers.map(({ person, amount }) => (
        <li key={person.id}>
          <NameOf person={person} />
          {amount > 1 && <> × {amount}</>}
        </li>
      ))}
    </ul>
  );
}
