import { UserType } from '#contract/rules/userTypes.ts';
import { centres, places } from '../kit/navigation/destinations.ts';
import { isWithin, sectionOf } from '../kit/navigation/sections.ts';

export type TabKey = 'home' | 'courses' | 'learning' | 'messages' | 'mine';

export interface Tab {
  key: TabKey;
  label: string;
  to: string;
  isCurrent: boolean;
}

/** The tabs of the bottom bar for a user type (undefined: a guest), without those whose page there is not. */
export function bottomTabs(
  userType: UserType | undefined,
  isBuilt: (path: string) => boolean,
  pathname: string,
): Tab[] {
  const chat = userType !== UserType.enterprise && isBuilt(places.messages);
  const learns = userType === undefined || userType === UserType.learner;
  const mine = userType === undefined ? places.login : centres[userType]?.links.find(({ to }) => isBuilt(to))?.to;
  const tabs: [TabKey, string, string | undefined][] = [
    ['home', '首页', '/'],
    ['courses', '课程', places.courses],
    ['learning', '学习', learns ? places.learning : undefined],
    ['messages', '消息', chat ? places.messages : places.notices],
    ['mine', '我的', mine],
  ];
  const shown = tabs.flatMap(([key, label, to]) => (to && isBuilt(to) ? [{ key, label, to }] : []));
  const current =
    shown.find(({ to }) => to !== '/' && isWithin(pathname, to)) ??
    shown.find(({ to }) => to === sectionOf(pathname)) ??
    (pathname.startsWith('/account') ? shown.find(({ key }) => key === 'mine') : undefined);
  return shown.map((tab) => ({ ...tab, isCurrent: tab === current }));
}
