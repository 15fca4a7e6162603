/** Addresses that no link card may ever lead to, as the numbers they are. */
export const closedAddresses: readonly string[] = [
  ...['0.0.0.0', '0.1.2.3', '10.0.0.1', '10.255.255.254', '100.64.0.1', '100.127.255.254', '127.0.0.1'],
  ...['127.1.2.3', '127.255.255.254', '169.254.0.1', '169.254.169.254', '169.254.170.2', '172.16.0.1'],
  ...[
    '172.31.255.254',
    '192.0.0.1',
    '192.0.0.192',
    '192.0.2.1',
    '192.88.99.1',
    '192.168.0.1',
    '192.168.1.254',
  ],
  ...[
    '198.18.0.1',
    '198.19.255.254',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '239.255.255.250',
    '240.0.0.1',
  ],
  ...['255.255.255.255', '::', '::1', '::ffff:127.0.0.1', '::ffff:10.0.0.1', '::ffff:169.254.169.254'],
  ...[
    '::ffff:192.168.0.1',
    '::ffff:7f00:1',
    '::127.0.0.1',
    '::7f00:1',
    '64:ff9b::7f00:1',
    '64:ff9b::a9fe:a9fe',
  ],
  ...[
    '64:ff9b::10.0.0.1',
    '64:ff9b:1::1',
    '100::1',
    '2001::1',
    '2001:0:7f00:1::',
    '2001:10::1',
    '2001:20::1',
  ],
  ...['2001:db8::1', '2002:7f00:1::', '2002:a9fe:a9fe::1', '2002:c0a8:1::1', '3fff::1', '5f00::1', 'fc00::1'],
  ...[
    'fd00::1',
    'fd00:ec2::254',
    'fe80::1',
    'febf::1',
    'fec0::1',
    'ff02::1',
    'ff05::2',
    '224.0.0.251',
    '100.100.100.200',
    '192.168.122.1',
    '172.17.0.1',
    '10.96.0.1',
    '127.0.0.53',
    '::ffff:100.64.0.1',
    '::ffff:172.16.0.1',
    '2002:0a00:1::',
    '64:ff9b::c0a8:1',
    'fd12:3456:789a::1',
    '4000::1',
    '1::1',
  ],
];

const spelledHosts: readonly string[] = [
  ...['127.1', '127.0.1', '0177.0.0.1', '0x7f.0.0.1', '0x7f000001', '2130706433', '017700000001', '0', '0x0'],
  ...['127.0.0.1.', '%31%32%37.0.0.1', '①②⑦.0.0.1', '127。0。0。1', '3232235521', '0xa9fea9fe', '2852039166'],
  ...['0xA9.0xFE.0xA9.0xFE', '0251.0376.0251.0376', '[0:0:0:0:0:0:0:1]', '[0:0:0:0:0:ffff:127.0.0.1]'],
  ...['[::ffff:0:127.0.0.1]', '[fe80::1%25eth0]', 'localhost', 'LOCALHOST', 'localhost.', 'a.localhost'],
  ...['private.test', 'mixed.test', 'metadata.test', 'six.test', 'nat64.test', 'nowhere.test'],
];

const oddAddresses: readonly string[] = [
  ...['https://127.0.0.1:PORT/', 'http://user:pass@public.test:PORT/', 'http://public.test@127.0.0.1:PORT/'],
  ...['http://127.0.0.1:PORT#@public.test/', 'http:127.0.0.1:PORT/', 'http:/\\127.0.0.1:PORT/'],
  ...[
    'http:\\\\127.0.0.1:PORT\\',
    '//127.0.0.1:PORT/',
    'file:///etc/passwd',
    'ftp://127.0.0.1/',
    'gopher://127.0.0.1/',
  ],
  ...[
    'data:text/html,<title>x</title>',
    'javascript:alert(1)',
    'about:blank',
    'http://',
    'http:///',
    'unix:/tmp/a',
  ],
  ...[
    'http://127.0.0.1:PORT\t/',
    'http://127.0.0.1\n:PORT/',
    ' http://127.0.0.1:PORT/ ',
    'dict://127.0.0.1:11211/',
  ],
];

/** The same and others as people write them into an address; every one must end without a connection. */
export function closedTargets(port: number): readonly string[] {
  const hosts = closedAddresses.map((address) => (address.includes(':') ? `[${address}]` : address));
  const written = [...hosts, ...spelledHosts].map((host) => `http://${host}:PORT/`);
  return [...written, ...oddAddresses].map((address) => address.replace('PORT', String(port)));
}
