import { typicalPlan } from '#contract/fields/ability.ts';
import type { TreeNode } from '#contract/kit/tree.ts';
import { PositionRank } from '#contract/rules/abilities.ts';
import type { DictItem } from '#contract/system/dict.ts';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import type { PlanDraft } from './usePlanDraft.ts';
import styles from '../../../shared/abilities/Wizard.module.css';

interface FactsProps {
  draft: PlanDraft;
  jobs: readonly TreeNode[];
  industries: readonly DictItem[];
}

const ranks = PositionRank.values.map((value) => ({ value: String(value), label: PositionRank.labels[value] }));

/** What the position is. */
export function Facts({ draft: { written, change, errors }, jobs, industries }: FactsProps) {
  return (
    <div className={styles.form}>
      <Field label={typicalPlan.positionName.label} required error={errors['positionName']}>
        <Input
          value={written.positionName}
          maxLength={typicalPlan.positionName.max}
          onChange={({ target }) => change({ positionName: target.value })}
        />
      </Field>
      <JobType
        jobs={jobs}
        code={written.jobTypeCode}
        error={errors['jobTypeCode']}
        onChange={(jobTypeCode) => change({ jobTypeCode })}
      />
      <Field label={typicalPlan.industry.label} required error={errors['industry']}>
        <Select
          value={written.industry}
          placeholder="请选择行业"
          options={industries
            .filter(({ parentValue }) => parentValue !== '')
            .map(({ value, label, parentValue }) => ({
              value,
              label: `${nameOf(industries, parentValue)} / ${label}`,
            }))}
          onChange={({ target }) => change({ industry: target.value })}
        />
      </Field>
      <Field label={typicalPlan.positionRank.label}>
        <Select
          value={String(written.positionRank)}
          options={ranks}
          onChange={({ target }) => change({ positionRank: Number(target.value) as PositionRank })}
        />
      </Field>
      <Field label={typicalPlan.intro.label} required help="做到什么样子，算能胜任" error={errors['intro']}>
        <Textarea
          value={written.intro}
          maxLength={typicalPlan.intro.max}
          rows={3}
          onChange={({ target }) => change({ intro: target.value })}
        />
      </Field>
    </div>
  );
}

const nameOf = (items: readonly DictItem[], wanted: string): string =>
  items.find(({ value }) => value === wanted)?.label ?? '';

const levels = ['大类', '方向', '职位'];

interface JobTypeProps {
  jobs: readonly TreeNode[];
  /** Of the narrowest level that is chosen. */
  code: string;
  error: string | undefined;
  onChange: (code: string) => void;
}

/** Three lists, each opened by the one before it; just the code of the third is a kind of position, so only it is saved. */
function JobType({ jobs, code, error, onChange }: JobTypeProps) {
  const path = pathTo(jobs, code);
  const lists = [jobs, ...path.map(({ children }) => children)].filter((nodes) => nodes.length > 0).slice(0, 3);
  const choose = (level: number, chosen: string) => {
    const node = lists[level]?.find((one) => one.code === chosen);
    onChange(firstLeaf(node)?.code ?? '');
  };
  return (
    <Field group required label={typicalPlan.jobTypeCode.label} error={error}>
      <div className={styles.lists}>
        {lists.map((nodes, level) => (
          <Select
            key={levels[level]}
            aria-label={`职位类别：${levels[level]}`}
            placeholder={level === 0 ? '请选择大类' : undefined}
            value={path[level]?.code ?? ''}
            options={nodes.map((node) => ({ value: node.code, label: node.name }))}
            onChange={({ target }) => choose(level, target.value)}
          />
        ))}
      </div>
    </Field>
  );
}

/** A choice on a wider level begins with the first below it. */
function firstLeaf(node: TreeNode | undefined): TreeNode | undefined {
  if (!node) return undefined;
  return node.children.length > 0 ? firstLeaf(node.children[0]) : node;
}

function pathTo(nodes: readonly TreeNode[], code: string): TreeNode[] {
  const node = code === '' ? undefined : nodes.find((one) => code.startsWith(one.code));
  return node ? [node, ...pathTo(node.children, code)] : [];
}
