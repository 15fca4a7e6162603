import { PROGRAM_PER_MINUTE } from '#platform/server/http/limits.ts';

/** What the page of the API says to those who write programs, in HTML. */
export const guideForPrograms = `<section id="programs"><h2>Programs that read a club</h2>
<p>Owners and admins of a community make tokens for programs on its page, under Settings, Programs. Send one as
<code>Authorization: Bearer tfp_…</code>. It reads the operations below that name a scope of it (outings, members,
statistics, attendance), of its community only, and never more than whoever made it may see at that moment. It changes
nothing. It ends on its day, when it is revoked, and when its maker is no admin of the community any more.</p>
<p>A program may ask ${PROGRAM_PER_MINUTE} times a minute; after that it is answered with 429 and <code>Retry-After</code>.</p>
</section>`;
