import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { measureTrack, type Track } from '#areas/huddle/rules/track.ts';
import { draftFromShared } from '#areas/huddle/web/public/draft-from-shared.ts';
import { readTrack } from '#areas/huddle/web/public/read-track.ts';
import { openComposer } from '#areas/post/web/public/open-composer.ts';
import { formatHeight, formatLength } from '#platform/shared/measures.ts';
import { wordProblem } from '#platform/web/api-problem.ts';
import { useClock } from '#platform/web/clock.tsx';
import { useMeasures } from '#platform/web/measures.tsx';
import type { SharedThings } from '#platform/web/shared-things.ts';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { showToast } from '#ui/toast.ts';
import classes from './CarpoolDialog.module.css';

interface SharedSheetProps {
  shared: SharedThings;
  onClose: () => void;
}

/** What another app has shared becomes a post or the draft of a huddle. */
export default function SharedSheet({ shared, onClose }: SharedSheetProps) {
  const { words, pictures } = shared;
  const track = useTrack(shared.track);
  const figures = useFigures(track);
  const isReading = shared.track !== undefined && track === undefined;
  const { plan, busy } = usePlan({ words, picture: pictures[0], track: track ?? undefined }, onClose);
  const post = () => {
    onClose();
    openComposer({ kind: 'NEW', shared: { pictures, words: [words, figures].filter(Boolean).join('\n') } });
  };
  return (
    <ResponsiveSheet opened onClose={onClose} title={<Trans>What do you want to make of it?</Trans>}>
      {pictures.length > 0 && (
        <p>
          <Plural value={pictures.length} one="# picture" other="# pictures" />
        </p>
      )}
      {figures && <p dir="auto">{figures}</p>}
      {track === null && (
        <p role="alert">
          <Trans>There is no track in this file. Share a GPX file of at most 20 MB.</Trans>
        </p>
      )}
      <div className={classes.ways}>
        <SubmitButton type="button" busy={busy} disabled={isReading} onPress={plan}>
          <Trans>Plan a huddle</Trans>
        </SubmitButton>
        <SubmitButton type="button" look="outline" disabled={isReading} onPress={post}>
          <Trans>Write a post</Trans>
        </SubmitButton>
      </div>
    </ResponsiveSheet>
  );
}

/** The track of a file: undefined while it is read or where there is no file, null if there is none in it. */
function useTrack(file: File | undefined): Track | null | undefined {
  const [track, setTrack] = useState<Track | null>();
  useEffect(() => {
    if (file)
      void readTrack(file).then(
        (read) => setTrack(read ?? null),
        () => setTrack(null),
      );
  }, [file]);
  return track;
}

/** 'Ridge, 12.4 km, 840 m up' in the measures of the reader; empty without a track. */
function useFigures(track: Track | null | undefined): string {
  const { t } = useLingui();
  const measures = useMeasures();
  const { locale } = useClock();
  if (!track) return '';
  const { meters, ascent } = measureTrack(track);
  const climb = ascent === null ? '' : formatHeight(ascent, measures, locale);
  return [track.name, formatLength(meters, measures, locale), climb && t`${climb} up`]
    .filter(Boolean)
    .join(', ');
}

function usePlan(things: Omit<Parameters<typeof draftFromShared>[0], 'timeZone'>, onDone: () => void) {
  const { t } = useLingui();
  const { timeZone } = useClock();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const plan = async () => {
    setBusy(true);
    try {
      const id = await draftFromShared({ ...things, timeZone });
      onDone();
      await navigate(`/huddle/create?draft=${id}`);
    } catch (error) {
      showToast({ kind: 'error', summary: t`Huddle`, detail: wordProblem(error) });
    } finally {
      setBusy(false);
    }
  };
  return { plan, busy };
}
