import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, NativeSelect } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { activityNames, difficultyNames } from '#areas/huddle/web/public/outing-names.ts';
import { runAndToast } from '#platform/web/run-and-toast.ts';
import { Card } from '#ui/Card.tsx';
import { toastOutcome } from '#ui/toast-outcome.ts';
import { type OutingWish, outingWishes } from '../../rules/outing-news.ts';
import { FittingOutings } from '../outings/FittingOutings.tsx';
import { chooseOutings, type OutingChoiceView, outingChoiceQuery } from '../outings/outings.ts';
import { MuteButton } from './MuteButton.tsx';
import classes from './OutingNews.module.css';

const names: Readonly<Record<OutingWish, MessageDescriptor>> = {
  ALL: msg`Every new outing`,
  FITTING: msg`What fits me`,
  NONE: msg`None`,
};

/** Of which new outings of this community a member hears; each choice is saved at once (COM-9). */
export function OutingNews({ communityId }: { communityId: string }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { queryKey, ...query } = outingChoiceQuery(communityId);
  const { data } = useQuery({ queryKey, ...query });
  // What was chosen stands at once: a box that waits for the cache falls back under the finger.
  const [chosen, setChosen] = useState<OutingChoiceView>();
  const choice = chosen ?? data;
  const saved = useRef(Promise.resolve());
  if (!choice) return null;
  const save = async (next: OutingChoiceView) => {
    const outcome = await runAndToast(() => chooseOutings(communityId, next));
    if (!outcome.failed) queries.setQueryData(queryKey, next);
    else {
      toastOutcome(t`New outings`, outcome);
      setChosen(undefined);
    }
  };
  const choose = async (change: Partial<OutingChoiceView>) => {
    const next = { ...choice, ...change };
    setChosen(next);
    saved.current = saved.current.then(() => save(next));
    await saved.current;
  };
  return (
    <Card className={classes.card} aria-labelledby="outing-news">
      <h2 id="outing-news">
        <Trans>New outings</Trans>
      </h2>
      <NativeSelect
        size="md"
        label={t`I hear of`}
        value={choice.wanted}
        data={outingWishes.map((wish) => ({ value: wish, label: t(names[wish]) }))}
        onChange={(event) => void choose({ wanted: event.currentTarget.value as OutingWish })}
      />
      {choice.wanted === 'FITTING' && (
        <FittingOutings
          choice={choice}
          onChoose={choose}
          activityNames={activityNames}
          difficultyNames={difficultyNames}
        />
      )}
      {choice.wanted !== 'NONE' && (
        <Checkbox
          size="md"
          label={t`By mail, too`}
          checked={choice.byMail}
          onChange={(event) => void choose({ byMail: event.currentTarget.checked })}
        />
      )}
      <MuteButton type="COMMUNITY" id={communityId} />
    </Card>
  );
}
