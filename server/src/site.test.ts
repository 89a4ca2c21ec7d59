import { expect, it } from 'vitest';
import { site } from './site.ts';

it.each([
  ['/list?page=2', false],
  ['/startbusiness/visitor', false],
  ['/list?referralCode=FRIEND42', true],
  ['/s/hubNDayJw4ezfVXcvPgQRA', true],
  ['/startbusiness/visitor/dataRoom/hubNDayJw4ezfVXcvPgQRA', true],
])('%s is never kept for other guests: %s', (url, expected) => expect(site.isPersonal(url)).toBe(expected));
