import type { ProgramCard } from '#contract/course/programShapes.ts';
import { programPath } from '#contract/rules/pagePaths.ts';
import { moneyText } from '../../../kit/moneyText.ts';
import { Row, RowList } from '../../../ui/Row.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';

interface PlansProps {
  /** Of the typical position. */
  id: string;
  programs: readonly ProgramCard[];
}

/** The plans that lead to a typical position, and the way to the courses for whoever would rather go alone. */
export function Plans({ id, programs }: PlansProps) {
  return (
    <section aria-labelledby="programs">
      <SectionHead
        id="programs"
        title="学习方案"
        note="有人排好的路，可以直接加入"
        action={<TextLink to={`/account/compass?id=${id}`}>我还差多少</TextLink>}
      />
      <RowList label="学习方案">
        {programs.map((program) => (
          <Row
            key={program.id}
            stacks
            to={programPath(program.id)}
            title={program.programName}
            meta={`${program.authorName}，${program.stageCount} 段，${program.courseCount} 门课，${program.price > 0 ? moneyText(program.price) : '免费'}，${program.countJoin} 人加入`}
          >
            <p>{program.intro}</p>
          </Row>
        ))}
      </RowList>
    </section>
  );
}
