import { AssessmentKind } from '#contract/rules/assessmentKinds.ts';

interface ListKind {
  title: string;
  note: string;
  /** Absent: all. */
  kinds?: AssessmentKind[];
  unit: string;
  empty: string;
}

const { exam, classExam, homework, test } = AssessmentKind;

const homeworks: ListKind = {
  title: '我的作业',
  note: '要交的作业；退回的可以改了再交',
  kinds: [homework],
  unit: '份',
  empty: '没有要交的作业',
};

/** The lists of a learner are one list of some kinds, by its address. */
export const listKinds: Readonly<Record<string, ListKind>> = {
  '/account/exams/myExamination': {
    title: '我的考试',
    note: '要参加的考试；开始之前可以先做两分钟演练',
    kinds: [exam, classExam],
    unit: '场',
    empty: '没有要参加的考试',
  },
  '/account/exams/myHomework': homeworks,
  '/account/homework/myExamination': {
    title: '我的测验',
    note: '课堂上的小测验',
    kinds: [test],
    unit: '场',
    empty: '没有要参加的测验',
  },
  '/account/myTest': {
    title: '我的测评',
    note: '考试、测验、作业与练习都在这里',
    unit: '场',
    empty: '还没有要参加的测评',
  },
};
