import { sqlQuestions } from './sql.ts';
import { pythonQuestions } from './python.ts';
import { machineLearningQuestions } from './machineLearning.ts';
import { webQuestions } from './web.ts';
import { plcQuestions } from './plc.ts';
import { accountingQuestions } from './accounting.ts';
import { nursingQuestions } from './nursing.ts';
import { motorQuestions } from './motor.ts';
import { networkQuestions } from './network.ts';
import type { SeedQuestion } from './write.ts';

/** Who wrote the questions of a set, keys of people.ts. */
export const questionAuthors = {
  lecturer: 'chenyanqing',
  organization: 'liangqizhou',
  school: 'zhengshuhe',
  nursing: 'guqinghe',
  motor: 'hezhiyuan',
  network: 'lushiyi',
} as const;

export interface QuestionSet {
  /** A category of level 3. */
  subject: string;
  author: keyof typeof questionAuthors;
  folder: string;
  questions: SeedQuestion[];
}

export const questionSets: QuestionSet[] = [
  { subject: 'SQL 取数', author: 'lecturer', folder: 'SQL 查询', questions: sqlQuestions },
  { subject: 'Python 数据处理', author: 'lecturer', folder: 'Python 与 pandas', questions: pythonQuestions },
  { subject: '机器学习', author: 'lecturer', folder: '建模案例', questions: machineLearningQuestions },
  { subject: '前端开发', author: 'school', folder: '前端工程化', questions: webQuestions },
  { subject: '可编程控制器', author: 'organization', folder: '可编程控制器', questions: plcQuestions },
  { subject: '会计基础', author: 'school', folder: '会计基础', questions: accountingQuestions },
  { subject: '基础护理', author: 'nursing', folder: '护理操作与理论', questions: nursingQuestions },
  { subject: '电池与电驱', author: 'motor', folder: '三电系统检修', questions: motorQuestions },
  { subject: '计算机网络', author: 'network', folder: '网络基础', questions: networkQuestions },
];
