import * as exam from '#contract/exam/gradeExam.ts';
import * as file from '#contract/exam/gradeFile.ts';
import type { Grade } from '#contract/exam/gradeInfo.ts';
import * as notice from '#contract/exam/gradeNotice.ts';
import * as offering from '#contract/exam/gradeOffering.ts';
import * as student from '#contract/exam/gradeStudent.ts';
import { GradeRole } from '#contract/rules/school.ts';
import { readList } from '../../../kit/list/listAddress.ts';
import { loadRows } from '../../../kit/list/loadList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs } from '../../../kit/pageTypes.ts';
import { memberList, plainList } from './addresses.ts';
import type { roomTabs } from './addresses.ts';
import { loadApplies } from './loadApplies.ts';

const roles = {
  '': {},
  teachers: { gradeRole: GradeRole.teacher },
  students: { gradeRole: GradeRole.student },
  admins: { isAdmin: 1 },
} as const;

type Room = Pick<Grade, 'id' | 'mayManage' | 'gradeRole'>;

/** A student who helps to run the class sits its examinations like the others. */
const runsExams = ({ mayManage, gradeRole }: Room) => mayManage === 1 && gradeRole !== GradeRole.student;

/** What the open tab of a class shows. */
export async function loadRoom(args: LoaderArgs, grade: Room, tab: (typeof roomTabs)[number]) {
  const gradeId = grade.id;
  const { request, context } = args;
  const api = context.get(apiContext);
  const search = new URL(request.url).searchParams;
  if (tab === 'applies') return { tab, ...(await loadApplies(args, gradeId)) };
  if (tab === 'members') {
    const { filters, page } = readList(memberList, search);
    const wanted = { ...roles[filters.role], keyword: filters.keyword.slice(0, 20), pageCurrent: page };
    return { tab, rows: await loadRows(request, api.call(student.page, { gradeId, ...wanted })) };
  }
  const wanted = { gradeId, pageCurrent: readList(plainList, search).page };
  if (tab === 'notices') return { tab, rows: await loadRows(request, api.call(notice.page, wanted)) };
  if (tab === 'courses') return { tab, rows: await loadRows(request, api.call(offering.page, wanted)) };
  if (tab === 'exams' && !runsExams(grade)) {
    return { tab: 'exams' as const, rows: await loadRows(request, api.call(exam.listMyExam, wanted)) };
  }
  if (tab === 'exams') {
    return { tab: 'managed' as const, rows: await loadRows(request, api.call(exam.adminPage, wanted)) };
  }
  return { tab, rows: await loadRows(request, api.call(file.page, wanted)) };
}
