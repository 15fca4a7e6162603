import { data, type MetaFunction } from 'react-router';
import { NotFoundPage } from './public/NotFoundPage.tsx';

export const meta: MetaFunction = () => [
  { title: 'Page not found.' },
  { name: 'robots', content: 'noindex' },
];

/** A page that is not there answers 404, with the same words as one that may not be seen. */
export function loader() {
  return data(null, { status: 404 });
}

export default NotFoundPage;
