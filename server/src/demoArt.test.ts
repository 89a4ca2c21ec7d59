import { expect, it } from 'vitest';
import { testApp } from '#test/testApp.ts';
import { organizations } from '#seed/data/organizations.ts';
import { people } from '#seed/data/people.ts';

const t = await testApp();
const get = (url: string) => t.app.inject({ method: 'GET', url });

it('演示世界里每个人、每家单位都有画，可以长久缓存，不能执行脚本', async () => {
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

it('没有的画是 404，也走不出这个目录', async () => {
  for (const name of ['portrait/nobody.svg', '../package.json', '..%2fserve.ts', 'constructor', '']) {
    expect((await get(`/demo-art/${name}`)).statusCode, name).toBe(404);
  }
});
