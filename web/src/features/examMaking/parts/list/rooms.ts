import { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import { assessmentTraits } from '#contract/rules/assessments.ts';
import { listRoutes } from '../../routes.ts';

interface Room {
  title: string;
  note: string;
  /** The kinds that it lists. */
  kinds: AssessmentKind[];
  /** Where making begins. */
  base: string;
  /** What it makes unless told. */
  first: AssessmentKind;
  /** Where learners find theirs. */
  ofLearners: string;
}

const kindsAt = (base: string) => AssessmentKind.values.filter((kind) => assessmentTraits[kind].base === base);

const exams: Room = {
  title: '测评',
  note: '我办的考试、班级考试与练习：从草稿到公布成绩',
  kinds: kindsAt('/account/exams'),
  base: '/account/exams',
  first: AssessmentKind.exam,
  ofLearners: '/account/myTest',
};

const homework: Room = {
  title: '作业与测验',
  note: '我布置的作业与随堂测验',
  kinds: kindsAt('/account/homework'),
  base: '/account/homework',
  first: AssessmentKind.homework,
  ofLearners: '/account/exams/myHomework',
};

/** What one address of the list shows; the same page for all of them. */
export function roomAt(path: string): Room {
  const { title } = Object.values(listRoutes).find((page) => page.path === path) ?? listRoutes.exams;
  if (path.startsWith(homework.base)) return { ...homework, title };
  if (path === listRoutes.all.path)
    return { ...exams, title, kinds: [...AssessmentKind.values], note: '我办的全部测评' };
  return { ...exams, title };
}
