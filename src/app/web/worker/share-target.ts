const STORE = 'shared';
const MAX_FILES = 4;

/**
 * What another app shares arrives as a form that no server has to see: it is kept for the page, which opens a post
 * with it.
 */
export async function takeShared(request: Request): Promise<Response> {
  const form = await request.formData();
  const word = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const words = [...new Set([word('title'), word('text'), word('url')])].filter(Boolean).join('\n');
  const files = form.getAll('pictures').filter((each): each is File => each instanceof File && each.size > 0);
  const cache = await caches.open(STORE);
  await cache.put('/shared/words', new Response(words));
  const pictures = files.slice(0, MAX_FILES);
  await cache.put('/shared/count', new Response(String(pictures.length)));
  for (const [at, file] of pictures.entries()) {
    const headers = { 'content-type': file.type, 'x-name': encodeURIComponent(file.name) };
    await cache.put(`/shared/${at}`, new Response(file, { headers }));
  }
  return Response.redirect('/home?shared=post', 303);
}
