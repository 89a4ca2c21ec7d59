import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';

export const ProjectState = choice({
  draft: [0, '草稿'],
  submitted: [1, '等待受理'],
  reviewing: [2, '评审中'],
  incubating: [3, '孵化中'],
  paused: [4, '暂停'],
  graduated: [5, '已毕业'],
  ended: [6, '已结束'],
  refused: [7, '已退回'],
});

export type ProjectState = ValueOf<typeof ProjectState>;

/** While somebody reads it, it stays as it is; what is over stays for good. */
export const fixedProjectStates: ReadonlySet<ProjectState> = new Set([
  ProjectState.submitted,
  ProjectState.reviewing,
  ProjectState.graduated,
  ProjectState.ended,
]);

/** Their pages may be public. */
export const publicProjectStates: readonly ProjectState[] = [
  ProjectState.incubating,
  ProjectState.paused,
  ProjectState.graduated,
];

/** While a project is there, its leader leads no other one. */
export const activeProjectStates: readonly ProjectState[] = [
  ProjectState.submitted,
  ProjectState.reviewing,
  ProjectState.incubating,
  ProjectState.paused,
];

/** How far it has come, by what there is to show. */
export const ProjectStage = choice({
  idea: [1, '想法'],
  prototype: [2, '原型'],
  trial: [3, '有人试用'],
  income: [4, '有收入'],
  growth: [5, '在增长'],
});

export type ProjectStage = ValueOf<typeof ProjectStage>;

export const TeamRole = choice({
  leader: [1, '负责人'],
  member: [2, '成员'],
  tutor: [3, '导师'],
});

export type TeamRole = ValueOf<typeof TeamRole>;

export const TeamState = choice({
  invited: [0, '等待答复'],
  joined: [1, '在团队里'],
  declined: [2, '没有接受'],
  left: [3, '已退出'],
  removed: [4, '已移出'],
});

export type TeamState = ValueOf<typeof TeamState>;

/** Who reads a part of a project: each sees what those after them see as well. */
export const PartAudience = choice({
  team: [0, '只有团队'],
  host: [1, '团队与孵化单位'],
  everybody: [2, '所有人'],
});

export type PartAudience = ValueOf<typeof PartAudience>;

/** The parts whose readers are chosen one by one, with who reads them unless told. */
export const projectParts = {
  problem: { label: '解决什么问题', audience: PartAudience.everybody },
  solution: { label: '怎么做', audience: PartAudience.everybody },
  need: { label: '现在需要什么', audience: PartAudience.everybody },
  plan: { label: '接下来的计划', audience: PartAudience.host },
  figures: { label: '到现在的数字', audience: PartAudience.host },
  team: { label: '团队', audience: PartAudience.everybody },
} as const;

export type ProjectPart = keyof typeof projectParts;

export const projectPartKeys = Object.keys(projectParts) as ProjectPart[];

/** Whether somebody reads a part. */
export const readsPart = (audience: PartAudience, reader: PartAudience): boolean => audience >= reader;

const LEAST_TEAM = 3;
const LEAST_TUTORS = 1;
/** In one team, those who are asked among them. */
export const MOST_TEAM = 30;
/** Projects that somebody leads, with drafts and what is over. */
export const MOST_LED = 20;
export const MOST_OPEN_ROLES = 10;
export const MOST_ROLE_ABILITIES = 8;

/** What the rules for handing a project in look at. */
interface TeamFacts {
  /** Those who joined, the leader among them; tutors do not count. */
  countTeam: number;
  countTutor: number;
  /** Names of other active projects of the leader. */
  leads: readonly string[];
}

export interface TeamRule {
  /** Where it is mended. */
  field: 'members' | 'tutor' | 'leader';
  words: string;
  /** Why it does not hold; empty where it does. */
  problem: string;
}

/** The rules of incubation with how the team stands with each: what schools ask for before anybody reads a project. */
export function teamRulesOf({ countTeam, countTutor, leads }: TeamFacts): TeamRule[] {
  return [
    {
      field: 'members',
      words: `团队至少 ${LEAST_TEAM} 人，负责人也算`,
      problem: countTeam >= LEAST_TEAM ? '' : `现在 ${countTeam} 人，还差 ${LEAST_TEAM - countTeam} 人接受邀请`,
    },
    {
      field: 'tutor',
      words: `至少有 ${LEAST_TUTORS} 位导师`,
      problem: countTutor >= LEAST_TUTORS ? '' : '还没有导师接受邀请',
    },
    {
      field: 'leader',
      words: '负责人不同时负责两个项目',
      problem: leads.length === 0 ? '' : `负责人已经在负责「${leads[0]}」`,
    },
  ];
}
