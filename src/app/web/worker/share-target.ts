const STORE = 'shared';
const MAX_FILES = 4;

/**
 * What another app shares arrives as a form that no server has to see: it is kept for the page, which makes a post
 * or a huddle of it.
 */
export async function takeShared(request: Request): Promise<Response> {
  const form = await request.formData();
  const word = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const words = [...new Set([word('title'), word('text'), word('url')])].filter(Boolean).join('\n');
  const pictures = filesIn(form, 'pictures').slice(0, MAX_FILES);
  const [track] = filesIn(form, 'tracks');
  // What was shared before and never taken is not mixed with it.
  await caches.delete(STORE);
  const cache = await caches.open(STORE);
  await cache.put('/shared/words', new Response(words));
  await cache.put('/shared/count', new Response(String(pictures.length)));
  for (const [at, file] of pictures.entries()) await cache.put(`/shared/${at}`, answerOf(file));
  if (track) await cache.put('/shared/track', answerOf(track));
  return Response.redirect('/home?shared=post', 303);
}

function filesIn(form: FormData, name: string): readonly File[] {
  return form.getAll(name).filter((each): each is File => each instanceof File && each.size > 0);
}

function answerOf(file: File): Response {
  return new Response(file, {
    headers: { 'content-type': file.type, 'x-name': encodeURIComponent(file.name) },
  });
}
