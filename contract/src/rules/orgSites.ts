import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';

/** The colour of an organization on its own host (web/src/styles/houseThemes.css); each is readable in light and dark. */
export const OrgTheme = choice({
  pine: [0, '松绿'],
  indigo: [1, '靛蓝'],
  lake: [2, '湖蓝'],
  crimson: [3, '绛红'],
  plum: [4, '青莲'],
  ochre: [5, '赭石'],
});

export type OrgTheme = ValueOf<typeof OrgTheme>;

/** How they stand in the style sheet. */
export const themeKeys: Readonly<Record<OrgTheme, string>> = {
  [OrgTheme.pine]: 'pine',
  [OrgTheme.indigo]: 'indigo',
  [OrgTheme.lake]: 'lake',
  [OrgTheme.crimson]: 'crimson',
  [OrgTheme.plum]: 'plum',
  [OrgTheme.ochre]: 'ochre',
};

/** What browsers colour around the page. */
export const themeColors: Readonly<Record<OrgTheme, string>> = {
  [OrgTheme.pine]: '#0F6A50',
  [OrgTheme.indigo]: '#2F4B8F',
  [OrgTheme.lake]: '#0B6478',
  [OrgTheme.crimson]: '#9B2C3F',
  [OrgTheme.plum]: '#6A3F86',
  [OrgTheme.ochre]: '#8A4B1C',
};

/** How it was shown that a host is the organization's. */
export const ProofWay = choice({ none: [0, ''], txt: [1, 'DNS 的 TXT 记录'], file: [2, '网站上的文件'] });

export type ProofWay = ValueOf<typeof ProofWay>;

/** Where the proof is looked for. */
export const txtNameOf = (host: string): string => `_zhitu.${host}`;
export const PROOF_FILE = '/.well-known/zhitu-site.txt';
export const txtValueOf = (token: string): string => `zhitu-site=${token}`;

/** A proof that is gone so long takes the host away again: it may be somebody else's by now. */
export const UNPROVEN_DAYS = 7;

export const ORG_SITE_PATH = '/account/organization/site';
