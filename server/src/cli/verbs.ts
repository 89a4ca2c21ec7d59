import type { Verb } from './verb.ts';

interface Listed {
  summary: string;
  load(): Promise<{ verb: Verb }>;
}

/** Every command there is, in the order in which they are told. */
export const verbs: Readonly<Record<string, Listed>> = {
  doctor: {
    summary: '检查设置、磁盘、数据库、时钟与每一样服务，每一处毛病带着办法',
    load: () => import('./doctor.ts'),
  },
  backup: { summary: '备份数据库、文件与密钥，不用停机', load: () => import('./backup.ts') },
  verify: { summary: '检查一份备份是不是完整、没有被改过', load: () => import('./verify.ts') },
  restore: { summary: '把备份恢复进空的数据文件夹或空的数据库', load: () => import('./restore.ts') },
  upgrade: { summary: '迁移表结构；--dry-run 只试不做', load: () => import('./upgrade.ts') },
  user: { summary: '给运营身份、重置密码、退出登录、停用与启用', load: () => import('./user.ts') },
  jobs: { summary: '查看、提出与重做后台任务', load: () => import('./jobs.ts') },
  reindex: { summary: '重编全部搜索索引', load: () => import('./reindex.ts') },
  demo: { summary: '装入演示世界，或者锁上演示账号', load: () => import('./demo.ts') },
};
