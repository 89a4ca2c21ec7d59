import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { actionsFor, needsToken } from '#contract/kit/endpoint.ts';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { handlers } from '#server/api/table.ts';
import { hostileCases } from '../hostile.ts';
import { testApp } from '../testApp.ts';
import { serviceOf } from './service.ts';

const t = await testApp();
const calls = handlers.map(({ call }) => call);
const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

it('every service is swept', () => {
  const services = [...new Set(calls.map(serviceOf))];
  expect(services.filter((service) => !existsSync(new URL(`${service}.test.ts`, import.meta.url)))).toEqual([]);
});

it('an address answers to the declared methods and to no others', () => {
  const declared = new Set(calls.map(nameOf));
  const mounted = calls.flatMap(({ path }) =>
    (['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const)
      .filter((method) => t.app.hasRoute({ method, url: `/apis${path.replaceAll(/\{(\w+)\}/g, ':$1')}` }))
      .map((method) => `${method} ${path}`),
  );
  expect(new Set(mounted)).toEqual(declared);
});

it('only reads that do not look at who asks may be kept', () => {
  const kept = calls.filter((call) => call.kept);
  expect(kept.filter((call) => call.kind === 'write' || call.method !== 'GET' || needsToken(call))).toEqual([]);
});

/** The administrators of a class are none of the console (specification: `/exam/auth/grade/exam/admin/page`). */
const isOfConsole = (path: string) => path.includes('/admin/') && !path.startsWith('/exam/auth/grade/');

it('calls of the console ask for a token and an action', () => {
  const open = calls.filter((call) => isOfConsole(call.path) && !(needsToken(call) && call.action));
  expect(open.map(nameOf)).toEqual([]);
});

it.each([1, 2, 3, 4, 5] as const)(
  'identity %i without an organization holds none of the actions that calls ask for',
  async (userType) => {
    const { token } = await t.person({ userType });
    const { actions } = await t.platform.signedIn(t.database.db, token, t.platform.clock());
    expect(calls.flatMap(actionsFor).filter((action) => actions.has(action))).toEqual([]);
  },
);

/** Compared with something known, by the handler or the form as a whole: what is odd in them gets nowhere. */
const compared = new Set(
  'captcha code ticket url account confirmPassword repassword orgCode licenceImg orgLogoImg bannerImg host issuer'.split(
    ' ',
  ),
);

/** The fields of these calls that take a value. */
const takers = (some: readonly Endpoint[], given: string): string[] =>
  some.flatMap((call) =>
    hostileCases(call)
      .filter(({ value, field, refusal }) => value === given && !refusal && !compared.has(field))
      .map(({ field }) => `${nameOf(call)} ${field}`),
  );

describe('text', () => {
  it('has an end, unless the call says how large it may be', () => {
    const withoutLimit = calls.filter(({ bodyLimit }) => !bodyLimit);
    expect(takers(withoutLimit, '长'.repeat(20_000))).toEqual([]);
  });

  it('is what the database can keep', () => {
    expect(takers(calls, 'a\0b')).toEqual([]);
  });
});
