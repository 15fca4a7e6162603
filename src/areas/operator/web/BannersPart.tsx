import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { NotFoundPage } from '#areas/site/web/public/NotFoundPage.tsx';
import { formatDateTime } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { Case, Cases } from '#ui/Cases.tsx';
import { PlainField } from '#ui/PlainField.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { Banner } from '../contract/operator.ts';
import { MAX_BANNER_LENGTH } from '../rules/helps.ts';
import { endBanner, showBanner } from './mutations.ts';
import classes from './operator.module.css';
import { healthQuery } from './queries.ts';
import { useOperating } from './use-operating.ts';

/** What stands above every page until a time. */
export function BannersPart() {
  return (
    <>
      <NewBanner />
      <QueryView query={useQuery(healthQuery)} gone={<NotFoundPage />} skeleton={<RowSkeletons count={1} />}>
        {({ banners }) => <Cases items={banners}>{(banner) => <BannerCase {...banner} />}</Cases>}
      </QueryView>
    </>
  );
}

const nothing = { words: '', germanWords: '', until: '' };

function NewBanner() {
  const operate = useOperating();
  const [banner, setBanner] = useState(nothing);
  const [busy, setBusy] = useState(false);
  const field = (name: keyof typeof nothing) => ({
    value: banner[name],
    onChange: (event: { target: { value: string } }) => setBanner({ ...banner, [name]: event.target.value }),
  });
  const show = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const { words, germanWords, until } = banner;
    const body = { words, germanWords: germanWords || null, until: new Date(until).toISOString() };
    if (await operate(showBanner(crypto.randomUUID(), body))) setBanner(nothing);
    setBusy(false);
  };
  return (
    <form className={classes.form} onSubmit={(event) => void show(event)}>
      <p className={classes.note}>
        <Trans>A banner above every page, for all members, until the time you choose.</Trans>
      </p>
      <PlainField
        label={<Trans>In English</Trans>}
        lang="en"
        maxLength={MAX_BANNER_LENGTH}
        required
        {...field('words')}
      />
      <PlainField
        label={<Trans>In German</Trans>}
        lang="de"
        maxLength={MAX_BANNER_LENGTH}
        {...field('germanWords')}
      />
      <PlainField label={<Trans>Until</Trans>} type="datetime-local" required {...field('until')} />
      <div className={classes.ways}>
        <SubmitButton busy={busy}>
          <Trans>Show the banner</Trans>
        </SubmitButton>
      </div>
    </form>
  );
}

function BannerCase({ id, words, germanWords, until }: Banner) {
  const operate = useOperating();
  const clock = useClock();
  const when = formatDateTime(new Date(until), new Date(), clock);
  return (
    <Case id={id} name={words} facts={<Trans>until {when}</Trans>} text={germanWords ?? ''}>
      <SubmitButton look="outline" onPress={() => operate(endBanner(id))}>
        <Trans>Take it away</Trans>
      </SubmitButton>
    </Case>
  );
}
