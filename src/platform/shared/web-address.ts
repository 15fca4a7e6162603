/** An address of the open web: http or https, a host with a dot, no credentials; nothing that a browser would run. */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s\\]+$/i.test(text)) return false;
  const url = URL.parse(text);
  return url?.hostname.includes('.') === true && url.username === '' && url.password === '';
}
