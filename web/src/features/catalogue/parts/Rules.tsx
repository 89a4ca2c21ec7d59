import type { CourseView } from '#contract/course/courseInfo.ts';
import { GRACE_SECONDS, MAX_SPEED } from '#contract/rules/progress.ts';
import { FactList } from '../../../ui/FactList.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import styles from './Rules.module.css';

interface RulesProps {
  course: CourseView;
  /** The visitor takes it: the ledger is theirs to look at. */
  isEnrolled: boolean;
}

/** What counts as learnt, as the server reckons it (rules/progress.ts), and what comes of it. */
export function Rules({ course, isEnrolled }: RulesProps) {
  const { credit, completionPercent, isDragAllowed, isSpeedAllowed, periodTotal } = course;
  return (
    <div className={styles.rules}>
      <FactList
        label="成绩规则"
        facts={[
          { label: '一个课时', value: `看过 ${completionPercent}% 算学完；文档按页，图片与链接打开就算` },
          { label: '整门课程', value: `${periodTotal} 个课时都学完，课程就学完` },
          {
            label: '怎样计时',
            value: `只计实际看过的片段，重复看不重复计；一秒内容要用一秒真实时间，网络抖动容许 ${GRACE_SECONDS} 秒`,
          },
          {
            label: '拖动',
            value: isDragAllowed === 1 ? '可以拖动，跳过的部分不计入' : '不能跳过没有看过的部分，看过的可以回看',
          },
          { label: '倍速', value: isSpeedAllowed === 1 ? `最快 ${MAX_SPEED} 倍` : '不能倍速' },
          { label: '断网', value: '学过的先存在这台设备上，联网后自动补交' },
          { label: '学分', value: credit > 0 ? `${credit} 学分，学完以后认不认由你的学校决定` : '' },
          { label: '证书', value: '学完自动颁发结业证书，有编号，任何人都可以核验' },
        ]}
      />
      <p className={styles.ledger}>
        每一秒怎么计的都写在学习账本里，认为少计了可以提出异议，由讲师处理。
        {isEnrolled ? (
          <TextLink to={`/account/course/learnOverview?courseId=${course.id}&tab=ledger`} arrow>
            我的学习账本
          </TextLink>
        ) : null}
      </p>
    </div>
  );
}
