import type { TreeNode } from '#contract/kit/tree.ts';
import type { Db } from '../../db/client.ts';
import { namesOfCodes } from '../site/names.ts';
import { jobTypeTree } from '../site/tree.ts';

interface Coded {
  jobTypeCode: string;
  industry: string;
}

/** What codes of typical positions are called. */
export interface PlanNames {
  jobType(code: string): string;
  industry(value: string): string;
  of(coded: Coded): { jobTypeName: string; industryName: string };
}

export async function planNames(db: Db, now: Date): Promise<PlanNames> {
  const [names, tree] = await Promise.all([namesOfCodes(db, now), jobTypeTree(db, now)]);
  const jobType = (code: string) => pathTo(tree, code)?.join(' / ') ?? '';
  const industry = (value: string) => (value === '' ? '' : names.label('industry', value));
  return {
    jobType,
    industry,
    of: (coded) => ({ jobTypeName: jobType(coded.jobTypeCode), industryName: industry(coded.industry) }),
  };
}

function pathTo(nodes: readonly TreeNode[], code: string): string[] | undefined {
  const node = code === '' ? undefined : nodes.find((one) => code.startsWith(one.code));
  if (!node) return undefined;
  if (node.code === code) return [node.name];
  const below = pathTo(node.children, code);
  return below && [node.name, ...below];
}
