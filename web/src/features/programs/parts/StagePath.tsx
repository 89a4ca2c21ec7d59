import type { ProgramStageView, Standing } from '#contract/course/programShapes.ts';
import { coursePath } from '#contract/rules/pagePaths.ts';
import { raisesText } from '../../../shared/abilities/raisesText.ts';
import { PathItem, PathList } from '../../../ui/PathList.tsx';
import type { PathState } from '../../../ui/PathList.tsx';
import { PathProgress } from '../../../ui/PathProgress.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import styles from './Program.module.css';
import { daysText, needsText, sizeText } from './words.ts';

interface StagePathProps {
  stages: readonly ProgramStageView[];
  /** Of whoever joined. */
  own: Standing | null;
}

const states: Readonly<Record<Standing['stages'][number]['standing'], PathState>> = {
  done: 'done',
  open: 'now',
  locked: 'locked',
};

/** The stages of a plan: what comes first, its courses and tests, and how far somebody is. */
export function StagePath({ stages, own }: StagePathProps) {
  const standings = new Map(own?.stages.map((stage) => [stage.key, stage]));
  return (
    <PathList>
      {stages.map((stage) => {
        const mine = standings.get(stage.key);
        const needs = needsText(stage, stages);
        return (
          <PathItem
            key={stage.key}
            state={mine ? states[mine.standing] : 'later'}
            reason={needs === '' ? undefined : `先完成 ${needs}`}
          >
            <h3 className={styles.stageName}>{stage.stageName}</h3>
            {stage.intro ? <p className={styles.quiet}>{stage.intro}</p> : null}
            <p className={styles.quiet}>
              {[sizeText(stage), daysText(stage.beginDate, stage.endDate), mine ? '' : needs && `先完成 ${needs}`]
                .filter(Boolean)
                .join('；')}
            </p>
            {mine ? (
              <p className={styles.quiet}>
                照你的节奏：{daysText(mine.begins, mine.ends)}
                {mine.isLate ? '，晚于方案定的日子，每周多学一点' : ''}
              </p>
            ) : null}
            <Parts stage={stage} own={own} />
          </PathItem>
        );
      })}
    </PathList>
  );
}

function Parts({ stage, own }: { stage: ProgramStageView; own: Standing | null }) {
  const progress = new Map(own?.courses.map((one) => [one.id, one.progress]));
  const passed = new Set(own?.passedTestIds);
  return (
    <ul className={styles.parts}>
      {stage.courses.map((course) => (
        <li key={course.id} className={styles.part}>
          {course.isOnShelf === 1 ? (
            <TextLink to={coursePath(course)}>{course.courseName}</TextLink>
          ) : (
            <span>{course.courseName}（已下架）</span>
          )}
          <span className={styles.quiet}>{`${course.periodTotal} 课时`}</span>
          {own ? (
            <PathProgress value={(progress.get(course.id) ?? 0) / 100} label={`${course.courseName}的进度`} />
          ) : (
            <span className={styles.quiet}>{raisesText(course.raises)}</span>
          )}
        </li>
      ))}
      {stage.tests.map((test) => (
        <li key={test.id} className={styles.part}>
          <span>{test.title}</span>
          <span className={styles.quiet}>测评{test.minutes === null ? '' : `，${test.minutes} 分钟`}</span>
          {own ? (
            <span>
              <Tag tone={passed.has(test.id) ? 'ok' : 'neutral'}>{passed.has(test.id) ? '通过' : '还没有通过'}</Tag>
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
