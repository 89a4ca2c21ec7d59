/** What is known of a résumé when its completeness is reckoned. */
export interface ResumeFacts {
  headImgUrl: string;
  nickname: string;
  birthday: string;
  regionCode: string;
  eduGrade: string;
  jobStatus: string;
  introduction: string;
  contactMobile: string;
  contactEmail: string;
  /** Rows by section. */
  counts: Readonly<Record<string, number>>;
}

export interface CompletenessStep {
  /** Last part of the address below `/account/info`. */
  page: string;
  /** What to do, as a sentence with a verb. */
  label: string;
  /** Of 100. */
  weight: number;
  isDone: boolean;
}

/**
 * How far a résumé is filled in: the weights of what is there, of 100. The first step that is not done is the next one
 * to take; what readers look at first comes first.
 */
export function completeness(facts: ResumeFacts): { percent: number; steps: CompletenessStep[] } {
  const has = (section: string) => (facts.counts[section] ?? 0) > 0;
  const step = (page: string, label: string, weight: number, isDone: boolean) => ({ page, label, weight, isDone });
  const steps = [
    step('basicInfo', '补全姓名、出生日期与所在地', 15, filled(facts.nickname, facts.birthday, facts.regionCode)),
    step('basicInfo', '上传一张照片', 5, filled(facts.headImgUrl)),
    step('basicInfo', '填写学历与求职状态', 10, filled(facts.eduGrade, facts.jobStatus)),
    step('educationInfo', '添加一段教育经历', 15, has('education')),
    step('jobInfo', '写下想做的工作', 15, has('expectedJob')),
    step('projectInfo', '添加一个项目', 10, has('project')),
    step('workInfo', '添加一段工作或实习经历', 10, has('work')),
    step('basicInfo', '用几句话介绍自己', 5, filled(facts.introduction)),
    step('basicInfo', '留下手机号或邮箱', 5, filled(facts.contactMobile) || filled(facts.contactEmail)),
    step('workSetInfo', '放上一件作品', 5, has('workSet')),
    step('eventInfo', '记一件做过的事', 5, has('news')),
  ];
  return { percent: steps.reduce((sum, { weight, isDone }) => sum + (isDone ? weight : 0), 0), steps };
}

const filled = (...values: string[]): boolean => values.every((value) => value !== '');
