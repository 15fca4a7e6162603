import { redirect } from 'react-router';

/** `/huddle`: the area by its bare name leads to what there is to find. */
export function clientLoader() {
  return redirect('/huddle/huddles');
}

export default function HuddleHomePage() {
  return null;
}
