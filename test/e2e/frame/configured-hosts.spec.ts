import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listenElsewhere } from '#test/e2e/fixtures/configured-hosts.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

// The pages' own policy would stop all of these: it is off, so that what listens is seen to listen.
test.use({ bypassCSP: true, serviceWorkers: 'allow' });

/** A host that nobody configured: on this machine, so that nothing of a test leaves it. */
const stranger = createServer((request, response) => {
  const script = request.url?.endsWith('.js') === true;
  const words = request.url === '/service-worker.js' ? "fetch('/asked-by-service-worker');" : '';
  response.writeHead(200, {
    'access-control-allow-origin': '*',
    'content-type': script ? 'text/javascript' : 'text/html',
  });
  response.end(words);
});
test.beforeAll(() => new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve)));
test.afterAll(() => {
  stranger.closeAllConnections();
  stranger.close();
});
const strangers = (path: string): string =>
  `http://127.0.0.1:${(stranger.address() as AddressInfo).port}/${path}`;

/** What a page can ask a host with; each is run in the page with an address. */
const ways: Readonly<Record<string, (address: string) => unknown>> = {
  fetch: (address) => fetch(address).then(() => undefined),
  xhr: (address) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.send();
  },
  beacon: (address) => navigator.sendBeacon(address, 'text'),
  keepalive: (address) => void fetch(address, { method: 'POST', keepalive: true, body: 'text' }),
  image: (address) => {
    new Image().src = address;
  },
  frame: (address) => {
    document.body.append(Object.assign(document.createElement('iframe'), { src: address }));
  },
  script: (address) => {
    document.head.append(Object.assign(document.createElement('script'), { src: `${address}.js` }));
  },
  style: (address) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet' });
    document.head.append(Object.assign(link, { href: address }));
  },
  websocket: (address) => void new WebSocket(address.replace('http', 'ws')),
  worker: (address) => {
    const source = new Blob([`fetch('${address}')`], { type: 'text/javascript' });
    new Worker(URL.createObjectURL(source));
  },
  'worker-websocket': (address) => {
    const socket = `new WebSocket('${address.replace('http', 'ws')}')`;
    new Worker(URL.createObjectURL(new Blob([socket], { type: 'text/javascript' })));
  },
  form: (address) => {
    const form = Object.assign(document.createElement('form'), { method: 'post', action: address });
    document.body.append(Object.assign(form, { target: 'other' }));
    form.submit();
  },
  window: (address) => void window.open(address),
};

for (const [name, ask] of Object.entries(ways)) {
  test(`a request to a host nobody configured is heard: ${name}`, async ({
    page,
    shop,
    browser,
    elsewhere,
    complaints,
  }) => {
    complaints.expect(/ERR_|WebSocket|MIME/);
    elsewhere.expect(strangers(''));
    const mine = listenElsewhere(browser);
    await page.goto(`${shop.origin}/faq`);
    expect(mine.heard).toEqual([]);
    await page.evaluate(ask, strangers(`asked-by-${name}`)).catch(() => undefined);
    await expect.poll(() => mine.heard.join(' ')).toContain(`asked-by-${name}`);
    mine.stop();
  });
}

for (const [protocol, heard] of [
  ['http', 'http://beacons.example/last-words'],
  ['https', 'https://beacons.example'],
] as const) {
  test(`the beacon of a page that is left is heard where every other host leads: ${protocol}`, async ({
    page,
    shop,
    everyOtherHost,
  }) => {
    // The browser tries again while nobody answers.
    everyOtherHost.expect(heard);
    await page.goto(`${shop.origin}/faq`);
    await page.evaluate((address) => {
      addEventListener('pagehide', () => navigator.sendBeacon(address, 'text'));
    }, `${protocol}://beacons.example/last-words`);
    await page.goto(`${shop.origin}/aboutus`);
    await expect.poll(() => everyOtherHost.heard().join(' ')).toContain(heard);
  });
}

test('a service worker’s requests are heard as well', async ({ page, browser, elsewhere }) => {
  elsewhere.expect(strangers(''));
  const mine = listenElsewhere(browser);
  await page.goto(strangers('page'));
  await page.evaluate(() => navigator.serviceWorker.register('/service-worker.js'));
  await expect.poll(() => mine.heard.join(' ')).toContain('asked-by-service-worker');
  mine.stop();
});

test('a page of another context, opened by the test itself, is heard as well', async ({
  browser,
  elsewhere,
}) => {
  elsewhere.expect(strangers(''));
  const mine = listenElsewhere(browser);
  const other = await browser.newContext();
  await (await other.newPage()).goto(strangers('another-context'));
  expect(mine.heard).toEqual([`document: ${strangers('another-context')}`]);
  await other.close();
  mine.stop();
});

test('a test whose page asks such a host fails, and names the address', async ({ page, shop }) => {
  test.fail(true, 'one is planted');
  await page.goto(`${shop.origin}/faq`);
  await page.evaluate((address) => fetch(address).then(() => undefined), strangers('planted'));
});
