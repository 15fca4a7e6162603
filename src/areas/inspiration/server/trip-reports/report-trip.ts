import type { VisibleHuddle } from '#areas/huddle/server/public.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { type Say, sayIn } from '#platform/server/format-message.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import { isRefusal, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { HuddleId, InspirationId, PersonId, PictureId } from '#platform/shared/ids.ts';
import { bestLocale } from '#platform/shared/locale.ts';
import { formatHeight, formatLength, measuresIn } from '#platform/shared/measures.ts';
import { formatDay } from '#platform/shared/time.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { reportWords } from '../../messages.ts';
import { conditionNames } from '../../page-messages.ts';
import { MAX_PICTURES } from '../../rules/document.ts';
import { MAX_ARTICLE_DRAFTS } from '../../rules/publication.ts';
import { referencesOf } from '../../rules/read-document.ts';
import { addToReport, type ConditionKind, isNews, type ReportNews } from '../../rules/trip-report.ts';
import { countUnpublished, type DraftRow, lockDraft } from '../drafts/reads.ts';
import { insertDraft, saveForm } from '../drafts/writes.ts';
import { cellOfRow, dayOf, findOuting, whyNotYet } from './outing.ts';
import { findReport, lockReport, photosSince, wordsSince } from './reads.ts';
import { insertPhotos, markFilled, saveReport } from './writes.ts';

type Row = VisibleHuddle['row'];

interface Found {
  readonly conditions: readonly ConditionKind[];
  readonly note: string;
}

const MAX_TITLE = 140;

/** Begins the report of an outing, or adds to its draft what has come since; answers which inspiration it is. */
export function reportTrip(
  platform: Platform,
  viewer: Viewer,
  huddleId: HuddleId,
  found: Found,
): Promise<InspirationId | Refusal> {
  const { personId } = viewer;
  return inTransaction<InspirationId>(platform.database, async (tx) => {
    const row = await findOuting(tx, personId, huddleId);
    if (isRefusal(row)) return row;
    const refused = whyNotYet(row, platform.now());
    if (refused) return refused;
    await lockReport(tx, huddleId, personId);
    const earlier = await findReport(tx, huddleId, personId);
    const id = earlier?.id ?? (await begin(platform, tx, personId));
    if (isRefusal(id)) return id;
    const place = {
      seenOn: dayOf(row.starts_at, row),
      cell: cellOfRow(row),
      trailUrl: row.external_trail_url,
    };
    await saveReport(tx, { id, huddleId, author: personId, ...found, ...place });
    const draft = await lockDraft(tx, personId, id);
    if (draft?.state === 'DRAFT') {
      const first = earlier ? null : found;
      await fill(platform, tx, viewer, { row, draft, first, filledAt: earlier?.filledAt ?? null });
    }
    return id;
  });
}

async function begin(platform: Platform, tx: Tx, author: PersonId): Promise<InspirationId | Refusal> {
  if ((await countUnpublished(tx, author)) >= MAX_ARTICLE_DRAFTS)
    return refuse('TOO_MANY_DRAFTS', { most: MAX_ARTICLE_DRAFTS });
  const id = newId<InspirationId>();
  await insertDraft(tx, id, author, platform.now());
  return id;
}

interface Filling {
  readonly row: Row;
  readonly draft: DraftRow;
  /** What its author found there, where nothing stands in it yet. */
  readonly first: Found | null;
  readonly filledAt: string | null;
}

async function fill(
  platform: Platform,
  tx: Tx,
  viewer: Viewer,
  { row, draft, first, filledAt }: Filling,
): Promise<void> {
  const say = sayIn(bestLocale(viewer.locale));
  const people = await wordsSince(tx, row.id, viewer.personId, filledAt);
  const room = MAX_PICTURES - referencesOf(draft.document).pictures.length;
  const photos = await photosSince(tx, row.id, viewer.personId, draft.id, Math.max(0, room));
  const added = photos.map((photo) => ({ id: newId<PictureId>(), photoId: photo.id, alt: photo.alt }));
  const news: ReportNews = {
    figures: first ? figuresOf(row, viewer, say) : '',
    routeUrl: first ? row.external_trail_url : '',
    huddleId: first ? row.id : null,
    conditions: first ? wordConditions(first, say) : '',
    people,
    pictures: added,
  };
  if (!first && !isNews(news)) return;
  await insertPhotos(tx, draft.id, added);
  await markFilled(tx, draft.id);
  const title = first ? titleOf(row, viewer, platform.now()) : draft.title;
  const document = addToReport(draft.document, news, headingsIn(say));
  await saveForm(
    tx,
    draft.id,
    { ...draft, title, document, ...(first && firstLooks(added)) },
    platform.now(),
  );
}

/** The first picture is its cover. */
function firstLooks([cover]: ReadonlyArray<{ readonly id: PictureId }>) {
  return { topics: ['STORIES', 'ROUTES'] as const, cover_picture_id: cover?.id ?? null };
}

function titleOf({ name, starts_at, time_zone }: Row, { locale }: Viewer, now: Date): string {
  const day = formatDay(starts_at, now, { locale: bestLocale(locale), timeZone: time_zone });
  return `${name.slice(0, MAX_TITLE - day.length - 2)}, ${day}`;
}

function figuresOf({ distance_meters, ascent_meters }: Row, { timeZone, locale }: Viewer, say: Say): string {
  const measures = measuresIn(timeZone);
  const length = distance_meters ? formatLength(distance_meters, measures, locale) : '';
  const height = ascent_meters ? formatHeight(ascent_meters, measures, locale) : '';
  return [length, height && say(reportWords.ascent, { height })].filter(Boolean).join(' · ');
}

function wordConditions({ conditions, note }: Found, say: Say): string {
  const named = conditions.map((kind) => say(conditionNames[kind])).join(', ');
  return [named, note].filter(Boolean).join('. ');
}

function headingsIn(say: Say) {
  const { conditions, people, pictures } = reportWords;
  return { conditions: say(conditions), people: say(people), pictures: say(pictures) };
}
