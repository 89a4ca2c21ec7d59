import { createRequestHandler } from 'react-router';
import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { segmentHandlers } from './segments.ts';

const routes = {
  root: { id: 'root', path: '' },
  'not-found': { id: 'not-found', parentId: 'root', path: '*' },
  home: { id: 'home', parentId: 'root', index: true },
  site: { id: 'site', parentId: 'root' },
  course: { id: 'course', parentId: 'site', path: 'view/:id/:period?' },
  list: { id: 'list', parentId: 'site', path: 'list' },
  account: { id: 'account', parentId: 'root' },
  mine: { id: 'mine', parentId: 'account', path: 'account/mycourse/:tab?' },
};

/** As the bundler makes one, of pages without content. */
const build = {
  entry: { module: { default: () => new Response() } },
  routes: Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [id, { ...route, module: { default: () => null } }]),
  ),
  assets: { version: 'v1', routes, entry: { module: '', imports: [] }, url: '' },
  routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
} as unknown as ServerBuild;

const whole = createRequestHandler(build, 'production');
const handlerFor = segmentHandlers(build, 'production');

const asked = (query: string) => new Request(`http://localhost/__manifest?${query}`);

async function answersOf(query: string) {
  const answers = [await whole(asked(query)), await handlerFor('/__manifest')(asked(query))];
  return Promise.all(
    answers.map(async (answer) => ({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: await answer.text().then((text) => (text === '' ? null : (JSON.parse(text) as unknown))),
    })),
  );
}

test.each([
  ['addresses of several segments', 'paths=/,/account/mycourse,/list,/view/3,/view/4/5,/nowhere&version=v1'],
  ['addresses of one segment', 'paths=/view/3,/view/4&version=v1'],
  ['an address that nobody has', 'paths=/nowhere&version=v1'],
])('the routes of %s are those that the whole site would name', async (_, query) => {
  const [wanted, found] = await answersOf(query);
  expect(wanted!.status).toBe(200);
  expect(Object.keys(wanted!.body!).length).toBeGreaterThan(1);
  expect(found).toEqual(wanted);
});

test('a page of an older version is told to load anew', async () => {
  const [wanted, found] = await answersOf('paths=/list,/view/3&version=v0');
  expect(found).toEqual(wanted);
  expect(found).toMatchObject({ status: 204, headers: { 'x-remix-reload-document': 'true' } });
});
