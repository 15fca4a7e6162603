import { openPromise } from 'yauzl';

/** The texts of the files in an archive, by their paths. */
export async function unzip(path: string): Promise<Record<string, string>> {
  const zip = await openPromise(path);
  const texts: Record<string, string> = {};
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk);
    texts[entry.fileName] = Buffer.concat(chunks).toString('utf8');
  }
  return texts;
}
