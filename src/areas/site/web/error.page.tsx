import type { MetaFunction } from 'react-router';
import { ErrorPage } from './parts/ErrorPage.tsx';

export const meta: MetaFunction = () => [{ title: 'Error!' }, { name: 'robots', content: 'noindex' }];

export default ErrorPage;
