import * as entSch from '#contract/user/entSch.ts';
import * as lecturer from '#contract/user/lecturer.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import type { PageApi } from '../../../kit/pageApi.ts';
import type { Standings } from './Chooser.tsx';
import { agreementOf } from './loadApply.ts';

/** The cards with how the visitor's applications stand, or, when the address asks for it, the lecturer's application. */
export async function loadChooser(request: Request, api: PageApi) {
  const isLecturer = new URL(request.url).searchParams.get('type') === 'lecturer';
  const own = api.token ? await answerOr(request, api.call(lecturer.auditView, {})) : null;
  const seo = isLecturer
    ? { description: '申请成为知途讲师：签订协议、填写资料、等待审核，一般 3 个工作日内有结果。' }
    : { description: '企业、学校、机构与讲师入驻知途：选一种身份，三步完成申请。' };
  if (isLecturer) return { lecturer: { own, agreement: await agreementOf(api) }, standings: {}, seo };
  const standings: Standings = { 2: own?.isLecturer === 1 ? 1 : own?.audit?.auditStatus };
  for (const { orgType, auditStatus } of await applicationsOf(request, api)) standings[orgType] ??= auditStatus;
  return { lecturer: null, standings, seo };
}

export type LecturerData = NonNullable<Awaited<ReturnType<typeof loadChooser>>['lecturer']>;

async function applicationsOf(request: Request, api: PageApi) {
  if (!api.token) return [];
  const { list } = await answerOr(request, api.call(entSch.list, { pageSize: 20 }));
  return list;
}
