/** What proxies add to a request, as a client would write it to be somebody else or to ask for something else. */
export function hostileHeaders(turn = 0): Record<string, string> {
  const address = `203.0.113.${turn % 250}`;
  return {
    forwarded: `for=${address};host=evil.example;proto=http`,
    'x-forwarded-for': `127.0.0.1, ${address}`,
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'http',
    'x-forwarded-port': '1',
    'x-forwarded-prefix': '/evil',
    'x-forwarded-user': 'asha',
    'x-real-ip': address,
    'x-client-ip': address,
    'x-cluster-client-ip': address,
    'cf-connecting-ip': address,
    'true-client-ip': address,
    'fastly-client-ip': address,
    'x-original-url': '/api/openapi.json',
    'x-rewrite-url': '/api/openapi.json',
    'x-original-host': 'evil.example',
    'x-host': 'evil.example',
    'x-http-method': 'DELETE',
    'x-http-method-override': 'DELETE',
    'x-method-override': 'DELETE',
    via: '1.1 evil.example',
  };
}
