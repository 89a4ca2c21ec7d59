import type { ReviewedCourse } from '#contract/course/courseReview.ts';
import { FileType } from '#contract/rules/fileKinds.ts';
import { fileAddress } from '#contract/rules/uploads.ts';
import { Tag } from '../../../ui/Tag.tsx';
import styles from './Content.module.css';
import { RemarkBox } from './RemarkBox.tsx';
import type { Remarking } from './RemarkBox.tsx';

type Chapter = ReviewedCourse['chapters'][number];
type Period = Chapter['periods'][number];

interface ContentProps extends Remarking {
  row: ReviewedCourse;
  /** The outline stands first and every chapter is open. */
  isByPeriod: boolean;
}

/** Everything the author's copy says: its facts, and its outline chapter by chapter. */
export function Content({ row, isByPeriod, ...remarking }: ContentProps) {
  const facts = (
    <section>
      <h2 className={styles.name}>课程信息</h2>
      <dl className={styles.facts}>
        {row.facts
          .filter(({ value }) => value !== '')
          .map(({ field, label, value }) => (
            <div key={field} className={styles.fact}>
              <dt>{label}</dt>
              <dd>
                {fileAddress.test(value) ? <img src={value} alt={label} className={styles.cover} /> : value}
                <RemarkBox {...remarking} target={field} name={label} />
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
  const total = row.chapters.reduce((sum, { periods }) => sum + periods.length, 0);
  const outline = (
    <section>
      <h2 className={styles.name}>
        {row.chapters.length} 章 {total} 个课时
      </h2>
      {row.chapters.map((chapter, index) => (
        <ChapterPart
          key={chapter.id}
          chapter={chapter}
          isOpen={isByPeriod || index === 0 || hasRemark(chapter, remarking)}
          {...remarking}
        />
      ))}
    </section>
  );
  return (
    <div className={styles.content}>
      {isByPeriod ? outline : facts}
      {isByPeriod ? facts : outline}
    </div>
  );
}

const hasRemark = ({ id, periods }: Chapter, { remarks }: Remarking): boolean => {
  const places = new Set([`chapter:${id}`, ...periods.map((period) => `period:${period.id}`)]);
  return remarks.some(({ target }) => places.has(target));
};

function ChapterPart({ chapter, isOpen, ...remarking }: { chapter: Chapter; isOpen: boolean } & Remarking) {
  const { id, name, desc, isFree, periods } = chapter;
  return (
    <details open={isOpen} className={styles.chapter}>
      <summary className={styles.summary}>
        <b>{name}</b>
        <small>{periods.length} 个课时</small>
        {isFree === 1 ? <Tag tone="ok">免费试学</Tag> : null}
      </summary>
      <div className={styles.inside}>
        {desc === '' ? null : <p className={styles.quiet}>{desc}</p>}
        <RemarkBox {...remarking} target={`chapter:${id}`} name={name} />
        <ol className={styles.periods}>
          {periods.map((period) => (
            <PeriodPart key={period.id} period={period} {...remarking} />
          ))}
        </ol>
      </div>
    </details>
  );
}

function PeriodPart({ period, ...remarking }: { period: Period } & Remarking) {
  const { id, name, desc, isFree, fileType, shown, startTime, wares } = period;
  return (
    <li className={styles.period}>
      <div className={styles.line}>
        <Tag tone="outline">{FileType.labels[fileType]}</Tag>
        <b>{name}</b>
        {isFree === 1 ? <Tag tone="ok">免费试学</Tag> : null}
      </div>
      <p className={styles.quiet}>{[shown, startTime, desc].filter(Boolean).join('；')}</p>
      {wares.length > 0 ? <p className={styles.quiet}>随课资料：{wares.join('、')}</p> : null}
      <RemarkBox {...remarking} target={`period:${id}`} name={name} />
    </li>
  );
}
