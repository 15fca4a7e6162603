import type { MetaFunction } from 'react-router';
import { ErrorPage } from './public/ErrorPage.tsx';

export const meta: MetaFunction = () => [{ title: 'Error!' }, { name: 'robots', content: 'noindex' }];

export default ErrorPage;
