import { expect, it } from 'vitest';
import { testApp } from '#test/testApp.ts';
import { organizations } from '#seed/data/organizations.ts';
import { people } from '#seed/data/people.ts';

const t = await testApp();
const get = (url: string) => t.app.inject({ method: 'GET', url });

it('everybody and every organization of the demo has a drawing, cached long, running no scripts', async () => {
  const names = [...people.map(({ key }) => `portrait/${key}`), ...organizations.map(({ key }) => `org/${key}`)];
  for (const name of [...names, 'hero/summit', 'logo', 'wx']) {
    const response = await get(`/demo-art/${name}.svg`);
    expect(response.statusCode, name).toBe(200);
    expect(response.body).toMatch(/^<svg /);
    expect(response.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  }
});

it('unknown drawings are 404 and do not leave the folder', async () => {
  for (const name of ['portrait/nobody.svg', '../package.json', '..%2fserve.ts', 'constructor', '']) {
    expect((await get(`/demo-art/${name}`)).statusCode, name).toBe(404);
  }
});
