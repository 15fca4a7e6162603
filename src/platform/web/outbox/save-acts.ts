import type { Act } from '#platform/shared/outbox/act.ts';
import { actsAsPage, type PageWords } from '#platform/shared/outbox/as-page.ts';
import { saveFile } from '../save-file.ts';

/** Hands what waits to be sent over as a file, for anyone who logs out before there is a network (O5). */
export async function saveActs(acts: readonly Act[], words: Omit<PageWords, 'pictures'>): Promise<void> {
  const pictures = new Map<string, string[]>();
  for (const { key, steps } of acts) {
    const files = steps.flatMap(({ file }) => (file ? [file] : []));
    pictures.set(key, await Promise.all(files.map(addressOf)));
  }
  const page = actsAsPage(acts, { ...words, pictures });
  await saveFile(new Response(page, { headers: { 'content-type': 'text/html' } }), `${words.title}.html`);
}

function addressOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
