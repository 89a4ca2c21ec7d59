import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { heroArts } from '#seed/art/heroArt.ts';
import { knownLooks, knownTints } from '#seed/art/looks.ts';
import { advs } from './advs.ts';
import { articles } from './articles.ts';
import { dictionary, dictNames } from './dictionary.ts';
import { jobTypes } from './jobType.ts';
import { organizations } from './organizations.ts';
import { leads, learners, lecturers, people } from './people.ts';
import { footerGroups, links, navBar, serviceLabels, webInfo } from './site.ts';
import { specialities } from './speciality.ts';
import { tagGroups } from './tags.ts';
import { zones } from './zones.ts';

type Tree = { code?: string; name: string; children?: Tree[] };

const regionFile = new URL('region.json', import.meta.url);
const regions = JSON.parse(readFileSync(regionFile, 'utf8')) as Tree[];
const han = (text: string) => text.replaceAll(/<[^>]+>/g, '').match(/\p{Script=Han}/gu)?.length ?? 0;
const below = (trees: Tree[]) => trees.flatMap((tree) => tree.children ?? []);
const all = (trees: Tree[]): Tree[] => trees.flatMap((tree) => [tree, ...all(tree.children ?? [])]);
const leaves = (trees: Tree[]) => all(trees).filter((tree) => !tree.children);
const once = (values: readonly unknown[]) => expect(new Set(values).size).toBe(values.length);
const agreements = [webInfo.userAgreement, webInfo.privacyPolicy, webInfo.entryAgreement];
const texts = [...Object.values(articles), ...agreements, webInfo.recruitInfo];
const regionCodes = new Set(all(regions).map(({ code }) => code));
const values = (key: string) => dictionary.filter((item) => item.key === key).map(({ value }) => value);

describe('administrative regions', () => {
  it('three levels, about as many as published', () => {
    expect(regions).toHaveLength(34);
    expect(below(regions)).toHaveLength(368);
    expect(below(below(regions))).toHaveLength(2850);
    expect(statSync(regionFile).size).toBeLessThan(400_000);
  });

  it('codes have six digits, are unique and begin with their parent\'s', () => {
    once(all(regions).map(({ code }) => code));
    for (const { code, children = [] } of all(regions)) {
      expect(code).toMatch(/^\d{6}$/);
      for (const child of children) expect(child.code?.slice(0, 2)).toBe(code?.slice(0, 2));
    }
  });

  it('places easily left out are included', () => {
    for (const code of ['110108', '500240', '429004', '441900', '460400', '710000', '810001', '820008'])
      expect(regionCodes).toContain(code);
  });
});

describe('texts of the site', () => {
  it('every footer entry has its own article of a fitting length', () => {
    const used = footerGroups.flatMap(({ children }) => children.map(({ article }) => article));
    expect(used.length).toBeGreaterThanOrEqual(12);
    expect([...used].sort()).toEqual(Object.keys(articles).sort());
    for (const html of Object.values(articles)) {
      expect(han(html)).toBeGreaterThanOrEqual(200);
      expect(han(html)).toBeLessThanOrEqual(600);
    }
  });

  it('articles of the footer have names of their own, none that of the feedback page', () => {
    const names = footerGroups.flatMap(({ children }) => children.map(({ navName }) => navName));
    expect(new Set([...names, ...serviceLabels]).size).toBe(names.length + serviceLabels.length);
  });

  it('three agreements in full, chapters numbered in order', () => {
    const numerals = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'];
    for (const html of agreements) {
      expect(han(html)).toBeGreaterThanOrEqual(1500);
      const heads = [...html.matchAll(/<h3>(.+?)、/g)].map(([, numeral]) => numeral);
      expect(heads.length).toBeGreaterThanOrEqual(10);
      expect(heads).toEqual(numerals.slice(0, heads.length));
    }
  });

  it('only five tags, without attributes, in pairs', () => {
    for (const html of texts) {
      const open: string[] = [];
      for (const [tag, close, name = ''] of html.matchAll(/<(\/?)([^>]*)>/g)) {
        expect(['p', 'h3', 'ul', 'li', 'strong'], tag).toContain(name);
        if (close) expect(open.pop()).toBe(name);
        else open.push(name);
      }
      expect(open).toEqual([]);
    }
  });

  it('navigation, carousel and zones name the routes they need', () => {
    for (const { requires } of [...navBar, ...advs, ...zones]) expect(requires).toMatch(/^\/[\w/]*$/);
    for (const { linkUrl } of links) expect(linkUrl).toMatch(/^https:\/\//);
    once(navBar.map(({ navUrl }) => navUrl));
    expect(advs.map(({ art }) => art).sort()).toEqual([...heroArts].sort());
    expect(serviceLabels).toHaveLength(5);
  });

  it('no half-width punctuation between Chinese characters, no 您, no exclamation marks', () => {
    const spoken = JSON.stringify([webInfo, texts, navBar, footerGroups, advs, zones, people, organizations, tagGroups, jobTypes]);
    expect(spoken).not.toMatch(/\p{Script=Han}[,;:?!]|[,;?!]\p{Script=Han}/u);
    expect(spoken).not.toMatch(/您|！/);
  });
});

describe('options', () => {
  it('values of a dictionary are unique, parents exist', () => {
    once(dictionary.map(({ key, value }) => `${key} ${value}`));
    for (const { key, parentValue } of dictionary) {
      expect(dictNames[key]).toBeTruthy();
      if (parentValue) expect(values(key)).toContain(parentValue);
    }
    expect(values('fileType')).toEqual(['4', '5', '6', '7', '8', '9']);
  });

  it('kinds of jobs in three levels, two digits a level, names unique per level', () => {
    expect(jobTypes.length).toBeGreaterThanOrEqual(12);
    expect(leaves(jobTypes).length).toBeGreaterThan(500);
    once(all(jobTypes).map(({ code }) => code));
    for (const { code, children = [] } of all(jobTypes)) {
      once(children.map(({ name }) => name));
      for (const child of children) expect(child.code).toMatch(new RegExp(`^${code}\\d\\d$`));
    }
  });

  it('specialities in four levels, codes as in the catalogue, beginning with their parent\'s', () => {
    const count = leaves(specialities).length;
    expect(count).toBeGreaterThan(300);
    expect(count).toBeLessThan(520);
    once(all(specialities).map((node) => (node as (typeof specialities)[number]).key));
    for (const { code: parent, children = [] } of all(specialities))
      for (const { code } of children) expect(code ?? parent).toMatch(new RegExp(`^${parent ?? ''}(\\d\\d)?[TK]{0,2}$`));
  });

  it('tags are unique within their group', () => {
    once(tagGroups.map(({ key }) => key));
    for (const { items } of tagGroups) once(items);
  });
});

describe('people and organizations', () => {
  it('as many people and organizations as wanted, numbers and keys unique', () => {
    expect([leads.length, lecturers.length, learners.length]).toEqual([7, 12, 30]);
    expect([3, 4, 5].map((type) => organizations.filter(({ orgType }) => orgType === type).length)).toEqual([6, 4, 10]);
    for (const key of ['key', 'mobile', 'idCardName'] as const) once(people.map((person) => person[key]));
    for (const key of ['key', 'name', 'creditCode'] as const) once(organizations.map((organization) => organization[key]));
  });

  it('mobile, region, organization and looks of people are all known', () => {
    const types = new Map(organizations.map(({ key, orgType }) => [key, orgType]));
    for (const { key, mobile, regionCode, bio, identities } of people) {
      expect(mobile).toMatch(/^13800000\d{3}$/);
      expect(regionCodes, key).toContain(regionCode);
      expect(han(bio)).toBeGreaterThan(8);
      for (const { userType, org } of identities) {
        if (org) expect(types.has(org), `${key} ${org}`).toBe(true);
        if (userType > 2) expect(types.get(org ?? '')).toBe(userType);
      }
    }
    for (const key of Object.keys(knownTints)) expect(types.has(key), key).toBe(true);
    for (const key of Object.keys(knownLooks)) expect(people.some((person) => person.key === key), key).toBe(true);
  });

  it('region, industry and size of organizations come from the dictionaries', () => {
    for (const { regionCode, industry, size, nature, schoolLevel, schoolNature } of organizations) {
      expect(regionCodes).toContain(regionCode);
      expect(values('industry')).toContain(industry);
      expect(values('companySize')).toContain(size);
      if (nature) expect(values('companyNature')).toContain(nature);
      if (schoolLevel) expect(values('schoolLevel')).toContain(schoolLevel);
      if (schoolNature) expect(values('schoolNature')).toContain(schoolNature);
    }
  });
});
