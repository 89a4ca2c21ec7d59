import * as apply from '#contract/exam/gradeApplyRecord.ts';
import type { GradeScope } from '#contract/rules/grades.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs } from '../../../kit/pageTypes.ts';
import { readTab } from '../../../kit/tabs/tabAddress.ts';
import { gradeTabs } from './addresses.ts';
import { loadApplies } from './loadApplies.ts';
import { loadDepartments, loadGrades } from './loadGrades.ts';

/** The classes that the visitor runs in this scope, or who asks to be let into one. */
export async function loadManaged(args: LoaderArgs, scope: GradeScope) {
  const { request, context } = args;
  const api = context.get(apiContext);
  const tab = readTab(gradeTabs, new URL(request.url).searchParams);
  // asked on both tabs: who may not run classes hears so
  const grades = await loadGrades(args, scope);
  const { waiting } = await answerOr(request, api.call(apply.tips, {}));
  return {
    grades: tab === 'grades' ? grades : null,
    applies: tab === 'applies' ? await loadApplies(args) : null,
    departments: await loadDepartments(api),
    waiting,
  };
}

export type LoadedManaged = Awaited<ReturnType<typeof loadManaged>>;
