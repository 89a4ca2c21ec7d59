import { expect, it } from 'vitest';
import { routeMatcher } from './builtRoutes.ts';

const isBuilt = routeMatcher(['/', '/list', '/terrace/:id?', '/lecturer/:id']);

it.each(['/', '/list', '/list?str=a', '/list#top', '/terrace', '/terrace/1', '/lecturer/2', 'https://www.moe.gov.cn'])(
  '%s has',
  (address) => expect(isBuilt(address)).toBe(true),
);

it.each(['', '/live', '/List', '/lecturer', '/list/1', 'list', 'javascript:alert(1)', '//evil.cn'])(
  '%j has none',
  (address) => expect(isBuilt(address)).toBe(false),
);
