import { UserType } from './userTypes.ts';
import type { MenuItem } from './menus.ts';
import { menuCodes, menuOf } from './menus.ts';
import { MenuType } from './menuTypes.ts';

/** What the roles page ticks: groups of menus, and below each menu the buttons of its page. */
export interface GrantNode {
  /** The code a role holds; of a directory just its name in the tree. */
  code: string;
  name: string;
  menuType: MenuType;
  /** The page of a menu entry; empty for directories and buttons. */
  url: string;
  children: GrantNode[];
}

/** The menu entry that each button belongs to; where a kind of organization lacks the first, the next one. */
const homes: Readonly<Record<string, readonly string[]>> = {
  'student:edit': ['student'],
  'department:edit': ['department', 'staff'],
  'member:view': ['staff'],
  'member:edit': ['staff'],
  'member:import': ['staff'],
  'member:role': ['staff'],
  'role:view': ['roles'],
  'role:edit': ['roles'],
  'role:seeAs': ['roles'],
  'course:edit': ['vod-all'],
  'course:review': ['organization-allcourselist'],
  'course:certify': ['organization-courseauth'],
  'certificateTemplate:edit': ['certificateTemplate'],
  'lecturer:manage': ['organization-lecturer'],
  'grade:manage': ['grades-admin'],
  'term:edit': ['term'],
  'timetable:edit': ['timeschedule'],
  'attendance:manage': ['stusign'],
  'leave:approve': ['leaveApprover'],
  'score:manage': ['scores'],
  'credit:review': ['creditAudit-org', 'scores'],
  'question:edit': ['my', 'subject'],
  'exam:manage': ['exams'],
  'vacancy:edit': ['position'],
  'talent:view': ['talent'],
  'talent:edit': ['talent'],
  'talent:export': ['talent'],
  'interview:manage': ['interview'],
  'cooperation:manage': ['enterpriseschool'],
  'typicalPlan:edit': ['typicalplan', 'typicalplancompany'],
  'startPolicy:edit': ['institution-policy'],
  'startProject:host': ['institution-projectManage'],
  'startProgramme:manage': ['institution-programme'],
  'sale:view': ['organization-order'],
  'coupon:edit': ['sellercoupon'],
  'seat:manage': ['seats'],
  'wallet:manage': ['draw_money'],
  'org:edit': ['organization-info', 'organization-infoForm'],
  'orgLog:view': ['loglist', 'organization-infoForm'],
  'apiKey:manage': ['apikeys'],
  'sso:manage': ['sso'],
  'lti:manage': ['lti'],
};

const homeOf = (button: string, entries: ReadonlySet<string>): string | undefined =>
  homes[button]?.find((entry) => entries.has(entry));

/** The operator's console has no menu codes: its entries follow the buttons. */
const consoleGroups: readonly (readonly [name: string, codes: readonly string[]])[] = [
  ['概况', ['dashboard:view']],
  [
    '审核与处理',
    [
      'apply:review',
      'lecturer:review',
      'realName:review',
      'content:review',
      'vacancy:review',
      'accusation:handle',
      'certificate:revoke',
    ],
  ],
  ['站点', ['site:edit', 'word:edit', 'dict:edit']],
  ['创业孵化', ['startPolicy:edit']],
  ['用户与角色', ['person:manage', 'platformRole:edit']],
  [
    '资金',
    ['order:manage', 'invoice:manage', 'offer:manage', 'share:edit', 'payout:manage', 'bill:settle', 'ledger:view'],
  ],
  ['运行', ['outbox:view', 'job:manage', 'rtc:view', 'log:view', 'integration:manage']],
];

/**
 * Everything a role of this kind of identity can hold, as a tree.
 * @param actionNames the action codes of the kind with their names (rules/actions.ts)
 */
export function grantTreeOf(userType: number, actionNames: Readonly<Record<string, string>>): GrantNode[] {
  const buttons = (codes: readonly string[]): GrantNode[] =>
    codes.flatMap((code) =>
      actionNames[code] ? [{ code, name: actionNames[code], menuType: MenuType.button, url: '', children: [] }] : [],
    );
  if (userType === UserType.operator) {
    return consoleGroups.map(([name, codes], at) => directory(`console-${at}`, name, buttons(codes)));
  }
  const entries = new Set(menuCodes(userType));
  const belowEntry = (entry: string) => Object.keys(homes).filter((button) => homeOf(button, entries) === entry);
  const nodeOf = (item: MenuItem): GrantNode =>
    item.url === ''
      ? directory(item.menuCode, item.menuName, item.children.map(nodeOf))
      : {
          code: item.menuCode,
          name: item.menuName,
          menuType: MenuType.entry,
          url: item.url,
          children: buttons(belowEntry(item.menuCode)),
        };
  return menuOf({ userType, isRecommended: true, isGradeAdmin: true }).map(nodeOf);
}

/**
 * The codes with everything they are of no use without: a button needs the entry of its page, and whatever changes
 * something there needs the right to look at it.
 */
export function completed(codes: readonly string[], userType: number): string[] {
  const entries = new Set(menuCodes(userType));
  const buttons = codes.filter((code) => homeOf(code, entries) !== undefined);
  const views = buttons.map((code) => `${code.split(':')[0]}:view`).filter((view) => view in homes);
  return [...new Set([...codes, ...views, ...buttons.map((code) => homeOf(code, entries)!)])];
}

/** The codes of a tree that a role can hold: directories are none. */
export const codesIn = (tree: readonly GrantNode[]): string[] =>
  tree.flatMap(({ code, menuType, children }) => [
    ...(menuType === MenuType.directory ? [] : [code]),
    ...codesIn(children),
  ]);

const directory = (code: string, name: string, children: GrantNode[]): GrantNode => ({
  code,
  name,
  menuType: MenuType.directory,
  url: '',
  children,
});
