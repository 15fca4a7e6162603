import { PROGRAM_PER_MINUTE } from '#platform/server/http/limits.ts';
import { MAX_TRIES } from '../rules/retries.ts';
import { clubEvents, siteEvents } from '../rules/webhooks.ts';

const listed = (names: readonly string[]) => names.map((name) => `<code>${name}</code>`).join(', ');

/** What the page of the API says to those who write programs, in HTML. */
export const guideForPrograms = `<section id="programs"><h2>Programs that read a club</h2>
<p>Owners and admins of a community make tokens for programs on its page, under Settings, Programs. Send one as
<code>Authorization: Bearer tfp_…</code>. It reads the operations below that name a scope of it (outings, members,
statistics, attendance), of its community only, and never more than whoever made it may see at that moment. It changes
nothing. It ends on its day, when it is revoked, and when its maker is no admin of the community any more.</p>
<p>A program may ask ${PROGRAM_PER_MINUTE} times a minute; after that it is answered with 429 and <code>Retry-After</code>.</p>
</section>
<section id="webhooks"><h2>Webhooks</h2>
<p>A webhook of a community, made on the same page, hears ${listed(clubEvents)}; one of the installation, made by an
operator, ${listed(siteEvents)}. Each is a POST of JSON with <code>type</code>, <code>timestamp</code> and <code>data</code>,
as far as whoever made the webhook may see it at that moment.</p>
<p>It is signed as <a href="https://www.standardwebhooks.com/">Standard Webhooks</a> says, and their libraries check it:
<code>webhook-id</code> names the message and stays the same when it is sent again, <code>webhook-timestamp</code> is in
seconds, and <code>webhook-signature</code> is <code>v1,</code> and the base64 of an HMAC-SHA256 over
<code>id.timestamp.body</code>. Refuse what is older than five minutes and what you have had already.</p>
<p>Answer with a status of 2xx within ten seconds; redirects are not followed. Otherwise it is tried again, ${MAX_TRIES}
times within 24 hours. When nothing has arrived for three days the webhook is switched off and its maker is told; 410
switches it off at once. Addresses are https on the usual port, and not in a private network.</p></section>`;
