import { freeDesksText } from '#contract/rules/incubation.ts';
import { incubationBasePath, startCasePath, startProgrammePath, startShowPath } from '#contract/rules/pagePaths.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { StartField } from '#contract/rules/startPolicies.ts';
import { ProgrammePhase } from '#contract/rules/startProgrammes.ts';
import { ShowKind } from '#contract/rules/startShows.ts';
import * as base from '#contract/startup/base.ts';
import * as programme from '#contract/startup/programme.ts';
import * as show from '#contract/startup/show.ts';
import * as stories from '#contract/startup/typicalCase.ts';
import { totalText } from '../../../kit/list/totalText.ts';
import type { PageApi } from '../../../kit/pageApi.ts';
import { block } from '../../../shared/courses/block.ts';
import { BASES } from './addresses.ts';
import type { HomeBlock } from './HomeBlocks.tsx';
import { CASES, PROGRAMMES } from './programmeAddresses.ts';
import { programmeDays } from './programmeWords.ts';
import { SHOWS } from './showAddresses.ts';

const SHOWN = 3;
const none = { list: [], totalCount: 0, totalPage: 0, pageCurrent: 1, pageSize: SHOWN };

const factsOf = (facts: readonly string[]): string => facts.filter(Boolean).join('，');

/**
 * What the start-up home shows besides policies and projects: the calls one can apply for now, who is on stage soon,
 * where teams can sit, and the newest cases. Their words are made here, so that the page brings no script for them.
 */
export async function loadHomeBlocks(api: PageApi): Promise<HomeBlock[]> {
  const [programmes, shows, bases, cases] = await Promise.all([
    block(api.call(programme.list, { phase: ProgrammePhase.open, pageSize: SHOWN }), none),
    block(api.call(show.list, { when: 'coming', pageSize: SHOWN }), none),
    block(api.call(base.list, { pageSize: SHOWN }), none),
    block(api.call(stories.list, { pageSize: SHOWN }), none),
  ]);
  const blocks: HomeBlock[] = [
    {
      id: 'programmes',
      title: '正在征集项目',
      note: '问什么、怎么评分，申请之前都看得到',
      more: { to: PROGRAMMES, label: '全部征集' },
      lines: programmes.list.map((row) => ({
        to: startProgrammePath(row.id),
        title: row.title,
        facts: factsOf([row.orgName, row.regionName, `${row.places} 个名额`]),
        note: programmeDays(row),
      })),
    },
    {
      id: 'shows',
      title: '要来的路演',
      note: '项目上台讲自己，谁都可以来看',
      more: { to: SHOWS, label: '全部路演' },
      lines: shows.list.map((row) => ({
        to: startShowPath(row.id),
        title: row.title,
        facts: factsOf([ShowKind.labels[row.showKind], row.orgName, row.place]),
        note: shownTime(row.beginsAt),
      })),
    },
    {
      id: 'bases',
      title: '孵化基地',
      note: '在哪里、什么时候开门、今天还有几个空工位',
      more: { to: BASES, label: `${totalText(bases)} 个基地` },
      lines: bases.list.map((row) => ({
        to: incubationBasePath(row.id),
        title: row.baseName,
        facts: factsOf([row.orgName, row.address, row.openText]),
        note: freeDesksText(row),
      })),
    },
    {
      id: 'cases',
      title: '他们走过来了',
      note: '只写出同意署名的人',
      more: { to: CASES, label: '全部案例' },
      lines: cases.list.map(({ id, title, startField, regionName, orgName, figures }) => ({
        to: startCasePath(id),
        title,
        facts: factsOf([StartField.labels[startField], regionName, orgName]),
        note: figures
          .slice(0, 1)
          .map(({ label, value }) => `${label} ${value}`)
          .join(''),
      })),
    },
  ];
  return blocks.filter(({ lines }) => lines.length > 0);
}
