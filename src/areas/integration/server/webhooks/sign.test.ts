import { expect, test } from 'vitest';
import { newHookSecret, signedHeaders } from './sign.ts';

test('I8: a delivery is signed as the published example of Standard Webhooks is', () => {
  const signed = {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    timestamp: 1_614_265_330,
    body: '{"test": 2432232314}',
  };
  expect(signedHeaders('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', signed)).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

test('I8: a secret has 256 random bits', () => {
  expect(newHookSecret()).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(newHookSecret()).not.toBe(newHookSecret());
});
