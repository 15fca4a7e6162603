import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

const areas = '../../areas';

/** What anybody may open; rendered on the server. */
const publicPages = [
  route('start', `${areas}/site/web/start.page.tsx`),
  route('error', `${areas}/site/web/error.page.tsx`),
  route('*', `${areas}/site/web/not-found.page.tsx`),
];

export default [
  index(`${areas}/site/web/home-redirect.ts`),
  layout('shell/PublicFrame.tsx', publicPages),
] satisfies RouteConfig;
