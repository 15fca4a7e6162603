const FORM = /^[^\s@"(),:;<>[\\\]]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/i;
const LONGEST = 254;

/** What is wrong with a typed address, before the server looks at it. */
export function faultOfEmail(typed: string): 'EMPTY' | 'FORM' | undefined {
  const email = typed.trim();
  if (email === '') return 'EMPTY';
  return email.length <= LONGEST && FORM.test(email) ? undefined : 'FORM';
}

export function isEmail(typed: string): boolean {
  return faultOfEmail(typed) === undefined;
}
