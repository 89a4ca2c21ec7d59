import { startCasePath } from '#contract/rules/pagePaths.ts';
import type { BaseCard } from '#contract/startup/base.ts';
import type { CaseCard } from '#contract/startup/caseShapes.ts';
import type { ShowCard } from '#contract/startup/show.ts';
import type { ProgrammeCard } from '#contract/startup/programmeShapes.ts';
import { RowList } from '../../../ui/Row.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { totalText } from '../../../kit/list/totalText.ts';
import { BASES } from './addresses.ts';
import { BaseLines } from './BaseLines.tsx';
import { CaseRow } from './CaseRow.tsx';
import { CASES, PROGRAMMES } from './programmeAddresses.ts';
import { ProgrammeRow } from './ProgrammeRow.tsx';
import { SHOWS } from './showAddresses.ts';
import { ShowRow } from './ShowRow.tsx';
import styles from './StartHome.module.css';

interface HomeBlocksProps {
  programmes: readonly ProgrammeCard[];
  shows: readonly ShowCard[];
  bases: { list: readonly BaseCard[]; totalCount: number };
  cases: readonly CaseCard[];
}

/** The calls one can apply for now, who is on stage soon, where teams can sit, and how others came through. */
export const HomeBlocks = ({ programmes, shows, bases, cases }: HomeBlocksProps) => (
  <>
    {programmes.length === 0 ? null : (
      <section className={styles.block} aria-labelledby="programmes">
        <SectionHead
          id="programmes"
          title="正在征集项目"
          note="问什么、怎么评分，申请之前都看得到"
          action={<TextLink to={PROGRAMMES}>全部征集</TextLink>}
        />
        <RowList label="正在征集项目">
          {programmes.map((row) => (
            <ProgrammeRow key={row.id} row={row} heading="h3" />
          ))}
        </RowList>
      </section>
    )}
    {shows.length === 0 ? null : (
      <section className={styles.block} aria-labelledby="shows">
        <SectionHead
          id="shows"
          title="要来的路演"
          note="项目上台讲自己，谁都可以来看"
          action={<TextLink to={SHOWS}>全部路演</TextLink>}
        />
        <RowList label="要来的路演">
          {shows.map((row) => (
            <ShowRow key={row.id} row={row} heading="h3" />
          ))}
        </RowList>
      </section>
    )}
    {bases.list.length === 0 ? null : (
      <section className={styles.block} aria-labelledby="bases">
        <SectionHead
          id="bases"
          title="孵化基地"
          note="在哪里、什么时候开门、今天还有几个空工位"
          action={<TextLink to={BASES}>{totalText(bases)} 个基地</TextLink>}
        />
        <BaseLines list={bases.list} />
      </section>
    )}
    {cases.length === 0 ? null : (
      <section className={styles.block} aria-labelledby="cases">
        <SectionHead
          id="cases"
          title="他们走过来了"
          note="只写出同意署名的人"
          action={<TextLink to={CASES}>全部案例</TextLink>}
        />
        <RowList label="典型案例">
          {cases.map((row) => (
            <CaseRow key={row.id} row={row} to={startCasePath(row.id)} heading="h3" />
          ))}
        </RowList>
      </section>
    )}
  </>
);
