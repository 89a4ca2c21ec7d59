import type { LeaveState, LeaveType } from '#contract/rules/leave.ts';

export interface SeedLeave {
  /** Place in the class; 0 is 林晓. */
  who: number;
  type: LeaveType;
  /** Days from today, and the clock. */
  from: readonly [day: number, clock: string];
  to: readonly [day: number, clock: string];
  reason: string;
  state: LeaveState;
  /** What the class teacher said, then the staff; one that waits is missing. */
  opinions: readonly string[];
}

/** Leaves of the first class of the demo school, in every state. */
export const leaves: readonly SeedLeave[] = [
  {
    who: 0,
    type: 2,
    from: [-14, '08:00'],
    to: [-14, '18:00'],
    reason: '夜里发热到 38.6 度，上午去校医院看诊，医生嘱咐休息一天。',
    state: 1,
    opinions: ['好好休息，落下的实验周末补上。'],
  },
  {
    who: 3,
    type: 2,
    from: [-9, '08:00'],
    to: [-6, '18:00'],
    reason: '打球扭伤脚踝，医院拍片后建议静养四天。',
    state: 1,
    opinions: ['同意，注意冷敷。', '同意。'],
  },
  {
    who: 8,
    type: 1,
    from: [-5, '14:00'],
    to: [-5, '18:00'],
    reason: '想去听一场讲座。',
    state: 2,
    opinions: ['讲座和期中测验同一时间，请另选一场。'],
  },
  {
    who: 12,
    type: 1,
    from: [-3, '08:00'],
    to: [-3, '12:00'],
    reason: '去派出所补办身份证。',
    state: 3,
    opinions: [],
  },
  {
    who: 17,
    type: 3,
    from: [2, '08:00'],
    to: [6, '18:00'],
    reason: '代表学校参加省职业院校技能大赛大数据赛项，带队老师已经报备。',
    state: 0,
    opinions: ['情况属实，同意。'],
  },
  {
    who: 21,
    type: 2,
    from: [1, '08:00'],
    to: [2, '12:00'],
    reason: '牙科预约了拔智齿，需要休息。',
    state: 0,
    opinions: [],
  },
  {
    who: 0,
    type: 1,
    from: [3, '08:00'],
    to: [3, '12:00'],
    reason: '回家办理户口迁移，窗口只在工作日上午开。',
    state: 0,
    opinions: [],
  },
];
