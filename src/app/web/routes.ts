import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

const areas = '../../areas';

/** What anybody may open; rendered on the server. */
const publicPages = [
  route('start', `${areas}/site/web/start.page.tsx`),
  route('terms', `${areas}/site/web/terms.page.tsx`),
  route('privacy', `${areas}/site/web/privacy.page.tsx`),
  route('cookies', `${areas}/site/web/cookies.page.tsx`),
  route('support', `${areas}/site/web/support.page.tsx`),
  route('error', `${areas}/site/web/error.page.tsx`),
  route('*', `${areas}/site/web/not-found.page.tsx`),
];

export default [
  index(`${areas}/site/web/home-redirect.ts`),
  layout('shell/PublicFrame.tsx', publicPages),
] satisfies RouteConfig;
