import { ApplicationSource, DeclineReason } from '#contract/rules/hiring.ts';
import type { MoveTarget } from '#contract/rules/hiring.ts';
import { ApplicationState } from '#contract/rules/vacancies.ts';

const { talking, test, interview, offer, hired, declined } = ApplicationState;

/** How an application goes on once it was seen; a walk that has no time left yet stands where it is. */
export interface Walk {
  steps: readonly MoveTarget[];
  reason?: DeclineReason;
  /** What the enterprise said last. */
  said: string;
  /** Taken back by the person at the end. */
  isWithdrawn?: boolean;
}

export const walks: readonly Walk[] = [
  { steps: [talking], said: '档案看过了，方便说说你负责的那一步吗？' },
  { steps: [declined], reason: DeclineReason.skills, said: '这次要的工具你还没有用过，学完那门课欢迎再来。' },
  { steps: [talking, test], said: '发了一份小测评，一个小时以内能做完。' },
  { steps: [talking, interview], said: '测评可以免了，直接聊。' },
  { steps: [talking, declined], reason: DeclineReason.direction, said: '聊下来你更想做产品，我们这个岗位写代码更多。' },
  { steps: [talking, test, interview], said: '题答得不错，请选一个面试时间。' },
  { steps: [talking, test, declined], reason: DeclineReason.skills, said: '第二题的思路可惜了，解析发在聊天里。' },
  { steps: [talking, interview, offer, hired], said: '下月一号来报到，工位靠窗。' },
  { steps: [], said: '' },
  { steps: [talking, interview, declined], reason: DeclineReason.experience, said: '想找带过项目的人，一年以后再聊。' },
  { steps: [talking, test, interview, offer], said: '录用意向发出了，等你一周。' },
  { steps: [talking], said: '你的作品我们转给了另一个组。', isWithdrawn: true },
  { steps: [declined], reason: DeclineReason.filled, said: '昨天刚招满，名字留下了。' },
  { steps: [talking, test, interview, offer, hired], said: '欢迎加入，入职材料见邮件。' },
  { steps: [talking, declined], reason: DeclineReason.salary, said: '期望比预算高两级，谢谢你说得这么直接。' },
];

/** In turn; most find a vacancy by themselves. */
export const sources: readonly ApplicationSource[] = [
  ApplicationSource.found,
  ApplicationSource.recommended,
  ApplicationSource.found,
  ApplicationSource.nominated,
  ApplicationSource.recommended,
];

export const tags: readonly (readonly string[])[] = [['SQL'], [], ['月底到岗'], [], ['作品好', 'Python'], [], ['再联系']];

export const notes: readonly string[] = [
  '电话里说得清楚，知道自己做的是哪一步。',
  '作品是自己做的，问了两个细节都答得上来。',
  '通勤要一个半小时，确认过能接受。',
];
