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

describe('行政区划', () => {
  it('有三级，数目与国家公布的相当', () => {
    expect(regions).toHaveLength(34);
    expect(below(regions)).toHaveLength(368);
    expect(below(below(regions))).toHaveLength(2850);
    expect(statSync(regionFile).size).toBeLessThan(400_000);
  });

  it('代码六位、不重复，并以上级开头', () => {
    once(all(regions).map(({ code }) => code));
    for (const { code, children = [] } of all(regions)) {
      expect(code).toMatch(/^\d{6}$/);
      for (const child of children) expect(child.code?.slice(0, 2)).toBe(code?.slice(0, 2));
    }
  });

  it('收得下几处容易漏掉的地方', () => {
    for (const code of ['110108', '500240', '429004', '441900', '460400', '710000', '810001', '820008'])
      expect(regionCodes).toContain(code);
  });
});

describe('站点文字', () => {
  it('页脚每一项有自己的文章，长度合适', () => {
    const used = footerGroups.flatMap(({ children }) => children.map(({ article }) => article));
    expect(used.length).toBeGreaterThanOrEqual(12);
    expect([...used].sort()).toEqual(Object.keys(articles).sort());
    for (const html of Object.values(articles)) {
      expect(han(html)).toBeGreaterThanOrEqual(200);
      expect(han(html)).toBeLessThanOrEqual(600);
    }
  });

  it('页脚的文章各有各的名字，也不与「投诉建议」那一页同名', () => {
    const names = footerGroups.flatMap(({ children }) => children.map(({ navName }) => navName));
    expect(new Set([...names, ...serviceLabels]).size).toBe(names.length + serviceLabels.length);
  });

  it('三份协议完整，章节连续编号', () => {
    const numerals = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'];
    for (const html of agreements) {
      expect(han(html)).toBeGreaterThanOrEqual(1500);
      const heads = [...html.matchAll(/<h3>(.+?)、/g)].map(([, numeral]) => numeral);
      expect(heads.length).toBeGreaterThanOrEqual(10);
      expect(heads).toEqual(numerals.slice(0, heads.length));
    }
  });

  it('只用五种标签，不带属性，成对出现', () => {
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

  it('导航、轮播与专区各自指明所需的路由', () => {
    for (const { requires } of [...navBar, ...advs, ...zones]) expect(requires).toMatch(/^\/[\w/]*$/);
    for (const { linkUrl } of links) expect(linkUrl).toMatch(/^https:\/\//);
    once(navBar.map(({ navUrl }) => navUrl));
    expect(advs.map(({ art }) => art).sort()).toEqual([...heroArts].sort());
    expect(serviceLabels).toHaveLength(5);
  });

  it('汉字之间不用半角标点，不称「您」，不用感叹号', () => {
    const spoken = JSON.stringify([webInfo, texts, navBar, footerGroups, advs, zones, people, organizations, tagGroups, jobTypes]);
    expect(spoken).not.toMatch(/\p{Script=Han}[,;:?!]|[,;?!]\p{Script=Han}/u);
    expect(spoken).not.toMatch(/您|！/);
  });
});

describe('选项', () => {
  it('字典的值不重复，父级存在', () => {
    once(dictionary.map(({ key, value }) => `${key} ${value}`));
    for (const { key, parentValue } of dictionary) {
      expect(dictNames[key]).toBeTruthy();
      if (parentValue) expect(values(key)).toContain(parentValue);
    }
    expect(values('fileType')).toEqual(['4', '5', '6', '7', '8', '9']);
  });

  it('职位类别三级，代码逐级加两位，同级不重名', () => {
    expect(jobTypes.length).toBeGreaterThanOrEqual(12);
    expect(leaves(jobTypes).length).toBeGreaterThan(500);
    once(all(jobTypes).map(({ code }) => code));
    for (const { code, children = [] } of all(jobTypes)) {
      once(children.map(({ name }) => name));
      for (const child of children) expect(child.code).toMatch(new RegExp(`^${code}\\d\\d$`));
    }
  });

  it('专业四级，代码合乎目录的写法，并以上级开头', () => {
    const count = leaves(specialities).length;
    expect(count).toBeGreaterThan(300);
    expect(count).toBeLessThan(520);
    once(all(specialities).map((node) => (node as (typeof specialities)[number]).key));
    for (const { code: parent, children = [] } of all(specialities))
      for (const { code } of children) expect(code ?? parent).toMatch(new RegExp(`^${parent ?? ''}(\\d\\d)?[TK]{0,2}$`));
  });

  it('标签在组内不重复', () => {
    once(tagGroups.map(({ key }) => key));
    for (const { items } of tagGroups) once(items);
  });
});

describe('人物与单位', () => {
  it('人数与单位数齐全，号码与键不重复', () => {
    expect([leads.length, lecturers.length, learners.length]).toEqual([7, 12, 30]);
    expect([3, 4, 5].map((type) => organizations.filter(({ orgType }) => orgType === type).length)).toEqual([6, 4, 10]);
    for (const key of ['key', 'mobile', 'idCardName'] as const) once(people.map((person) => person[key]));
    for (const key of ['key', 'name', 'creditCode'] as const) once(organizations.map((organization) => organization[key]));
  });

  it('人物的号码、地区、单位与样子都有着落', () => {
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

  it('单位的地区、行业与规模取自字典', () => {
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
