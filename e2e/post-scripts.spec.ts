import { asPersonOf, logIn } from './support/arrive.ts';
import { expect, test } from './support/test.ts';

// What is refused by the policy is an error in the console, and a picture of a hostile address is no picture.
test.use({ expectedErrors: [/./] });

const call = 'window.pwned&&window.pwned(1)';
const corpus = [
  `<script>${call}</script>`,
  `"><img src=x onerror=${call}>`,
  `<svg/onload=${call}>`,
  `</title><script>${call}</script>`,
  `<iframe srcdoc="<script>parent.pwned(1)</script>">`,
  `javascript:${call} https://example.org/"onmouseover="${call}`,
  `{{constructor.constructor('${call}')()}} {{__proto__}} {{{{cleo}}}}`,
  `#<img/src=x/onerror=${call}> #"onload=${call}`,
];

for (const bypassCSP of [false, true]) {
  test.describe(`with the policy ${bypassCSP ? 'off' : 'on'}`, () => {
    test.use({ bypassCSP });

    test(`no text of a post runs as code, policy ${bypassCSP ? 'off' : 'on'} (case 29, G14, POST-1)`, async ({
      page,
    }) => {
      const ran: string[] = [];
      await page.exposeFunction('pwned', () => ran.push(page.url()));
      page.on('dialog', (dialog) => {
        ran.push(dialog.message());
        void dialog.dismiss();
      });
      await logIn(page, 'cleo');
      const me = await asPersonOf(page);
      // The watch hears what runs.
      await page.evaluate(() => (window as unknown as { pwned(times: number): void }).pwned(1));
      expect(ran.splice(0)).toHaveLength(1);
      const { id } = await (await me.post('/api/posts/init', {})).json();
      const form = { content: corpus.join('\n'), taggedUsers: {}, taggedLocations: {}, taggedHashes: [] };
      expect((await me.post(`/api/posts/${id}`, form)).status()).toBe(200);
      expect((await me.post(`/api/posts/${id}/comments`, { text: corpus.join('\n') })).status()).toBe(200);
      for (const path of ['/home', `/home/timeline/view/${id}`, `/timeline/view/${id}`, '/home/mine']) {
        await page.goto(path);
        // The public page sends anyone who is logged in on to the same post in the app.
        if (path.startsWith('/timeline/')) await page.waitForURL('/home/timeline/view/**');
        await expect(page.getByText('onerror=', { exact: false }).first()).toBeVisible();
      }
      expect(ran).toEqual([]);
    });
  });
}
