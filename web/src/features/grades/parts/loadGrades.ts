import * as info from '#contract/exam/gradeInfo.ts';
import { CallError } from '#contract/kit/callError.ts';
import { endsSession } from '#contract/kit/errors.ts';
import type { GradeScope } from '#contract/rules/grades.ts';
import type { GradeState } from '#contract/rules/school.ts';
import * as orgDepart from '#contract/user/orgDepart.ts';
import { readList } from '../../../kit/list/listAddress.ts';
import { loadRows } from '../../../kit/list/loadList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { PageApi } from '../../../kit/pageApi.ts';
import type { LoaderArgs } from '../../../kit/pageTypes.ts';
import { gradeList } from './addresses.ts';

/** The classes of a list as the address asks for them. */
export function loadGrades({ request, context }: LoaderArgs, scope: GradeScope) {
  const { filters, page } = readList(gradeList, new URL(request.url).searchParams);
  const asked = {
    scope,
    keyword: filters.keyword.slice(0, 30),
    gradeState: Number(filters.state) as GradeState,
    pageCurrent: page,
  };
  return loadRows(request, context.get(apiContext).call(info.page, asked));
}

export interface DepartmentOption {
  id: string;
  fullName: string;
}

/** What a class of an organization may belong to; nothing for those who are not on a staff. */
export async function loadDepartments(api: PageApi): Promise<DepartmentOption[]> {
  try {
    const { list } = await api.call(orgDepart.list, {});
    return list.map(({ id, fullName }) => ({ id, fullName }));
  } catch (error) {
    if (!(error instanceof CallError) || endsSession(error.code)) throw error;
    return [];
  }
}
