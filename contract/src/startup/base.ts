import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Id, optionalLine } from '../kit/values.ts';

/** What everybody may know of a base: where it is and how much room there is, never who sits where. */
export const BaseCard = z.object({
  id: Id,
  orgNo: Id,
  orgName: z.string(),
  baseName: z.string(),
  regionName: z.string(),
  address: z.string(),
  openText: z.string(),
  countDesks: z.int(),
  /** Desks that nobody has today. */
  countFree: z.int(),
  countRooms: z.int(),
});

export type BaseCard = z.infer<typeof BaseCard>;

export const list = endpoint({
  summary: '孵化基地：在哪里、开放时间、还有几个空工位；地区算上它下面的',
  method: 'POST',
  path: '/startup/api/base/list',
  kind: 'read',
  input: z.object({ regionCode: optionalLine(12, '地区'), str: optionalLine(40, '关键词'), ...paging }),
  output: pageOf(BaseCard),
});

export const view = endpoint({
  summary: '一个公开的孵化基地',
  method: 'POST',
  path: '/startup/api/base/view',
  kind: 'read',
  input: z.object({ id: Id.open('incubationBase') }),
  output: BaseCard.extend({
    intro: z.string(),
    contact: z.string(),
    /** Projects that are incubated by whoever has the base, as a number. */
    countProjects: z.int(),
  }),
  fails: [NOT_FOUND],
});
