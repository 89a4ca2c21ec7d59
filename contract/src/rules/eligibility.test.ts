import { describe, expect, it } from 'vitest';
import { Fit, RegisterState, ruleKeys, StartDegree } from './eligibility.ts';
import type { FounderFacts, PolicyRules } from './eligibility.ts';
import { judge } from './judgeRules.ts';
import { dayMonthsAfter, fullMonths, monthAfter, monthEnd } from './monthDays.ts';
import { isWithinRegion, regionsAbove, regionStretch } from './regionCodes.ts';

const TODAY = '2026-11-24';

const nothing: FounderFacts = {
  regionCode: '',
  startField: null,
  degreeLevel: null,
  graduatedOn: '',
  bornOn: '',
  registerState: RegisterState.unknown,
  registeredOn: '',
  teamSize: null,
  hiredCount: null,
  sharePercent: null,
  insuredMonths: null,
};

const rulesOf = (some: Partial<PolicyRules>): PolicyRules => ({
  ...(Object.fromEntries(ruleKeys.map((key) => [key, null])) as Record<(typeof ruleKeys)[number], null>),
  regionCode: '',
  startFields: [],
  ...some,
});

const judged = (rules: Partial<PolicyRules>, facts: Partial<FounderFacts>, today = TODAY) =>
  judge({ rules: rulesOf(rules), facts: { ...nothing, ...facts }, today, regionName: '洪山区' });

describe('months', () => {
  it('end with the month that is shorter, and a month is over on its date', () => {
    expect(dayMonthsAfter('2026-01-31', 1)).toBe('2026-02-28');
    expect(dayMonthsAfter('2023-12-15', 24)).toBe('2025-12-15');
    expect([monthAfter('2026-11', 3), monthAfter('2026-01', -1)]).toEqual(['2027-02', '2025-12']);
    expect(monthEnd('2028-02')).toBe('2028-02-29');
    expect([fullMonths('2026-01-31', '2026-02-27'), fullMonths('2026-01-31', '2026-02-28')]).toEqual([0, 1]);
  });
});

describe('places', () => {
  it('lie within those whose digits they begin with', () => {
    expect(isWithinRegion('420111', '420100')).toBe(true);
    expect(isWithinRegion('420111', '420200')).toBe(false);
    expect(isWithinRegion('420100', '420111')).toBe(false);
    expect(regionsAbove('420111')).toEqual(['', '420000', '420100', '420111']);
    expect(regionStretch('420100')).toEqual({ from: '420100', to: '420199' });
  });
});

describe('judging', () => {
  it('a policy without rules fits everybody, also who said nothing', () => {
    expect(judged({}, {})).toEqual({ fit: Fit.fits, lines: [], until: '' });
  });

  it('a rule whose fact is missing says which one, and that nobody knows yet', () => {
    for (const key of ruleKeys) {
      const { fit, lines } = judged({ [key]: 3 }, {});
      expect(fit, key).toBe(Fit.unknown);
      expect(lines[0], key).toMatchObject({ fit: Fit.unknown, mine: '', until: '', from: '' });
    }
    expect(judged({ regionCode: '420111', startFields: [1] }, {}).lines.map(({ fact }) => fact)).toEqual([
      'regionCode',
      'startField',
    ]);
  });

  it('graduates fit to the end of the last month, students before they graduate', () => {
    expect(judged({ gradMonths: 60 }, { graduatedOn: '2021-11' })).toMatchObject({ fit: 1, until: '2026-11-30' });
    expect(judged({ gradMonths: 60 }, { graduatedOn: '2021-10' })).toMatchObject({ fit: 3, until: '' });
    expect(judged({ gradMonths: 60 }, { graduatedOn: '2027-06' })).toMatchObject({ fit: 1, until: '2032-06-30' });
  });

  it('age counts whole years, so one fits until the next birthday', () => {
    expect(judged({ ageYears: 35 }, { bornOn: '1991-03' })).toMatchObject({ fit: 1, until: '2027-02-28' });
    expect(judged({ ageYears: 35 }, { bornOn: '1990-11' })).toMatchObject({ fit: 3 });
  });

  it('a firm is young to the very day, and old from the very day', () => {
    const firm = { registerState: RegisterState.done, registeredOn: '2025-11-24' };
    expect(judged({ registeredMost: 12 }, firm)).toMatchObject({ fit: 1, until: TODAY });
    expect(judged({ registeredMost: 12 }, firm, '2026-11-25')).toMatchObject({ fit: 3 });
    expect(judged({ registeredLeast: 12 }, firm)).toMatchObject({ fit: 1, until: '' });
    expect(judged({ registeredLeast: 12 }, firm, '2026-11-23').lines[0]).toMatchObject({ fit: 3, from: TODAY });
  });

  it('who has no firm yet is young enough, but does not have one', () => {
    const none = { registerState: RegisterState.none };
    expect(judged({ registeredMost: 12 }, none)).toMatchObject({ fit: 1, until: '' });
    expect(judged({ registeredLeast: 0 }, none).lines[0]).toMatchObject({
      fit: 3,
      words: '已经登记注册',
      mine: '还没有登记',
      from: '',
    });
  });

  it('the worst rule decides, and the end is that of the rule that ends first', () => {
    const facts = { graduatedOn: '2024-06', bornOn: '2002-01', teamSize: 2, degreeLevel: StartDegree.college };
    expect(judged({ gradMonths: 36, ageYears: 30 }, facts)).toMatchObject({ fit: 1, until: '2027-06-30' });
    const { fit, lines, until } = judged({ gradMonths: 36, teamSize: 3, hiredCount: 1 }, facts);
    expect({ fit, until, fits: lines.map((line) => line.fit) }).toEqual({ fit: 3, until: '', fits: [1, 3, 2] });
    expect(judged({ degreeLevel: StartDegree.college }, facts)).toMatchObject({ fit: 1 });
  });

  it('place and line of business are told in names', () => {
    const own: Partial<FounderFacts> = { regionCode: '420106', startField: 3 };
    const { lines } = judged({ regionCode: '420111', startFields: [1, 3] }, own);
    expect(lines).toMatchObject([
      { fit: 3, words: '在洪山区创业' },
      { fit: 1, words: '做的是软件与数字、农业', mine: '农业' },
    ]);
  });
});
