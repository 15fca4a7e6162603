/** The longest address of the web that is taken, in characters. */
export const MAX_LINK = 500;

/** An address of the open web: http or https, a host with a dot, no credentials; nothing that a browser would run. */
export function isWebAddress(text: string): boolean {
  const host = /^https?:\/\/([^\s\\/?#:@]+)[^\s\\]*$/i.exec(text)?.[1];
  if (host === undefined || isDisguised(host)) return false;
  const url = URL.parse(text);
  return url?.hostname.includes('.') === true && url.username === '' && url.password === '';
}

/** Letters of scripts that look like Latin ones, beside Latin ones: раypal.com is not paypal.com. */
function isDisguised(host: string): boolean {
  return (
    /\p{Script=Latin}/u.test(host) &&
    /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u.test(host)
  );
}
