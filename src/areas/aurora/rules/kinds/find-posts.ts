import type { Kind } from './kind.ts';

export const findPosts: Kind = {
  id: 'find-posts',
  label: { en: 'Find posts', de: 'Beiträge finden' },
  en: `
posts about *; what do people write about *; what did people post about *; show me posts from *; what are people
saying about *; latest posts about *; did anybody post about *; anything posted about *; pictures from *;
reports from *; what did * post; trail conditions at *; has somebody written about *; show posts tagged *;
recent posts near me;
what did people post lately; what's new in the posts; show me the newest posts; latest posts;
what has been posted lately; what was posted recently; any new posts recently`,
  de: `
beiträge über *; was schreiben leute über *; was wurde über * gepostet; zeig mir beiträge aus *; was sagen die
leute über *; neueste beiträge zu *; hat jemand über * geschrieben; fotos von *; berichte aus *; was hat *
gepostet; wegverhältnisse bei *; beiträge mit dem thema *; posts über *; neue beiträge in meiner nähe;
was wurde zuletzt gepostet; neueste beiträge; was gibt es neues bei den beiträgen;
was haben die leute zuletzt gepostet`,
  via: 'TOOL',
  tool: 'POSTS',
};
