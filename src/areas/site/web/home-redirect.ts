import { redirect } from 'react-router';

/** SITE-1: the bare address is the landing page. */
export function loader() {
  return redirect('/start');
}
