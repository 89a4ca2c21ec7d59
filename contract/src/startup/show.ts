import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Id, IdOrNone, Time } from '../kit/values.ts';
import { ShowKind, ShowState } from '../rules/startShows.ts';

/** What lists show of a road show or a contest. */
export const ShowCard = z.object({
  id: Id,
  title: z.string(),
  showKind: oneOf(ShowKind),
  showState: oneOf(ShowState),
  place: z.string(),
  beginsAt: Time,
  endsAt: Time,
  orgNo: Id,
  orgName: z.string(),
  countProjects: z.int(),
});

export type ShowCard = z.infer<typeof ShowCard>;

export const list = endpoint({
  summary: '路演与大赛：要来的，早的在前；办过的，新的在前',
  method: 'POST',
  path: '/startup/api/show/list',
  kind: 'read',
  input: z.object({ when: z.enum(['coming', 'past']).default('coming'), ...paging }),
  output: pageOf(ShowCard),
});

export const view = endpoint({
  summary: '一场路演或大赛，上场的公开项目按次序；结束之后有结果',
  method: 'POST',
  path: '/startup/api/show/view',
  kind: 'read',
  input: z.object({ id: Id.open('startShow') }),
  output: ShowCard.extend({
    intro: z.string(),
    /** '0' where it is not live. */
    courseId: IdOrNone,
    projects: z.array(
      z.object({
        projectId: Id,
        projectName: z.string(),
        slogan: z.string(),
        leaderName: z.string(),
        award: z.string(),
      }),
    ),
  }),
  fails: [NOT_FOUND],
});
