import type { Writable } from 'node:stream';
import type { Tx } from '#platform/server/db/database.ts';
import { masterKey } from '#platform/server/media/media-files.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { MediaId, PersonId } from '#platform/shared/ids.ts';
import { bestLocale, type Locale } from '#platform/shared/locale.ts';
import { FORMAT, VERSION } from '../../rules/export.ts';
import { calendarOf, routesOf } from './calendar-and-routes.ts';
import { firstPage, kindPage, type Listed } from './html-pages.ts';
import type { Kind, Row } from './kind.sql.ts';
import { kinds } from './kinds.ts';
import { pagesOf } from './rows.sql.ts';
import { drivenCars, faceOf, hostedHuddles, picturesOf } from './snapshot.sql.ts';
import { ZipWriter } from './zip-writer.ts';

/** How far it is: steps done of all. */
export type Progress = (done: number, total: number) => Promise<void>;

/** Every so many pictures it is said how far it is. */
const PICTURES_A_STEP = 20;

/**
 * Writes everything of one person as a zip. All data are read as they were at one moment; the pictures follow when the
 * database has been let go, and one that was deleted meanwhile is left out.
 */
export async function writeExport(
  platform: Platform,
  me: PersonId,
  out: Writable,
  progress: Progress,
): Promise<void> {
  const zip = new ZipWriter(out, platform.now());
  const said = await platform.database.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((tx) => writeData(platform, tx, me, zip, progress));
  await writePictures(platform, zip, said.pictures, progress);
  const { PUBLIC_ORIGIN: origin } = platform.config;
  const list = {
    format: FORMAT,
    version: VERSION,
    madeAt: platform.now().toISOString(),
    origin,
    person: { id: me, username: said.username },
    files: zip.notes,
  };
  await zip.add('manifest.json', once(`${JSON.stringify(list, null, 1)}\n`), true);
  await zip.end();
}

async function writeData(platform: Platform, tx: Tx, me: PersonId, zip: ZipWriter, progress: Progress) {
  const face = await faceOf(tx, me);
  const pictures = await picturesOf(tx, me);
  const locale = bestLocale(face.locale);
  const listed: Listed[] = [];
  for (const kind of kinds) {
    listed.push({ kind, count: await writeKind(tx, me, zip, kind, locale) });
    await progress(listed.length, kinds.length + pictures.length);
  }
  await zip.add('index.html', once(firstPage(locale, face, platform.now(), listed)), true);
  const { PRODUCT_NAME: name, PUBLIC_ORIGIN: origin } = platform.config;
  const huddles = await hostedHuddles(tx, me);
  await zip.add('outings.ics', once(calendarOf(name, new URL(origin).hostname, huddles)), true);
  await zip.add('routes.gpx', once(routesOf(name, huddles, await drivenCars(tx, me))), true);
  return { username: face.username, pictures };
}

/** The same rows for programs and for people. */
async function writeKind(tx: Tx, me: PersonId, zip: ZipWriter, kind: Kind, locale: Locale): Promise<number> {
  let count = 0;
  const counted = async function* () {
    for await (const rows of pagesOf(tx, kind, me)) {
      count += rows.length;
      yield rows;
    }
  };
  await zip.add(`data/${kind.name}.json`, jsonOf(counted()), true, () => count);
  if (count > 0)
    await zip.add(`pages/${kind.name}.html`, kindPage(kind, locale, pagesOf(tx, kind, me)), true);
  return count;
}

async function* jsonOf(pages: AsyncIterable<readonly Row[]>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const rows of pages) {
    yield before + rows.map((row) => JSON.stringify(row)).join(',\n');
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

async function writePictures(
  { storage }: Platform,
  zip: ZipWriter,
  pictures: readonly MediaId[],
  progress: Progress,
): Promise<void> {
  const total = kinds.length + pictures.length;
  for (const [at, id] of pictures.entries()) {
    const bytes = await storage.get(masterKey(id));
    if (bytes) await zip.add(`pictures/${id}.webp`, once(bytes), false);
    if (at % PICTURES_A_STEP === 0) await progress(kinds.length + at, total);
  }
  await progress(total, total);
}

async function* once<Piece extends string | Uint8Array>(piece: Piece): AsyncGenerator<Piece> {
  yield piece;
}
