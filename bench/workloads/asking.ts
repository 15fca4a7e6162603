/** Headers of somebody who asks. */
export type Headers = Readonly<Record<string, string>>;

export interface Heard {
  /** From asking to the first words or the first card. */
  readonly first: number;
  /** To the end of the answer. */
  readonly whole: number;
}

/** Asks in a conversation of its own, and hears the whole answer; undefined where it is refused or fails. */
export async function ask(origin: string, headers: Headers, question: string): Promise<Heard | undefined> {
  const started = performance.now();
  const asked = await fetch(`${origin}/api/aurora/questions`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ question }),
  });
  if (!asked.ok) return void (await asked.body?.cancel());
  const { turnId } = (await asked.json()) as { turnId: string };
  const answer = await fetch(`${origin}/api/aurora/turns/${turnId}/answer`, { headers });
  const decoder = new TextDecoder();
  let [heard, first] = ['', 0];
  for await (const part of answer.body ?? []) {
    heard += decoder.decode(part, { stream: true });
    if (first === 0 && /^event: (?:delta|card|done)$/m.test(heard)) first = performance.now() - started;
  }
  if (first === 0 || !heard.includes('event: done')) return undefined;
  return { first, whole: performance.now() - started };
}

export function percentile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/** Of different kinds: to find something, about one outing, about oneself, how the app works, danger, small talk. */
export const questions = `
easy hike near Boulder with room for two
who hosts sunrise hikes
a swim in a lake with cake afterwards
what is on this weekend
walks near Zurich next month with a ride
any hikes this weekend that arent too steep?
wo kann man am samstag mitwandern
vineyards and chapels
communities for families
gibt es einen verein für familien die wandern gehen
do you know a guy called Felix who climbs
show me articles about glaciers
what have people been posting about the matterhorn
who is driving from zurich on saturday
tell me about the gornergrat sunrise
when does the Sunrise ridge walk start
are dogs allowed on the morning lake loop
wie weit ist der weg beim Sunday forest walk
what is my next huddle
how many hikes have i done
what did i miss
wo warte ich noch auf einen platz
how do i cancel a place
wie lade ich jemanden ein
how can i write an article
my friend fell and is bleeding badly
ich habe mich verlaufen und es wird dunkel
hello
thanks a lot
who are you
sign me up for the quiet forest loop
join the Berlin climbers
follow Anna Weber
plan a hike on sunday near bern
when does the sun set in zermatt`
  .trim()
  .split('\n');
