import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import type { Remark } from '#contract/rules/remarks.ts';
import { Said } from './Said.tsx';
import { useProblems } from './problems.ts';

interface Shown {
  courseId: string;
  remarks: readonly Remark[];
}

/** What the reviewer said about the course that is open. */
export const RemarksContext = createContext<Shown>({ courseId: '', remarks: [] });

/** Everything that was said about one place: the reviewer's remarks, and what was missing when it was handed in. */
export function useSaid(target: string): { remarks: string[]; problems: string[] } {
  const { courseId, remarks } = use(RemarksContext);
  const problems = useProblems(courseId);
  return {
    remarks: remarks.flatMap((one) => (one.target === target ? [one.text] : [])),
    problems: problems.flatMap((one) => (one.path === target ? [one.message] : [])),
  };
}

/** A place of a course with what was said about it right above; a jump leads here. */
export function Remarked({ target, children }: { target: string; children: ReactNode }) {
  const { remarks, problems } = useSaid(target);
  return (
    <div id={target} tabIndex={-1}>
      {remarks.map((text) => (
        <Said key={text} who="审核意见" text={text} />
      ))}
      {problems.map((text) => (
        <Said key={text} who="待补全" text={text} />
      ))}
      {children}
    </div>
  );
}
