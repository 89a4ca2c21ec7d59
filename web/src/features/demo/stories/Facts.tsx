import { Avatar } from '../../../ui/Avatar.tsx';
import { FactLine } from '../../../ui/FactLine.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import { Figures } from '../../../ui/Figures.tsx';
import { PathProgress } from '../../../ui/PathProgress.tsx';
import { Price } from '../../../ui/Price.tsx';
import { Radar } from '../../../ui/Radar.tsx';
import { Rating } from '../../../ui/Rating.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import styles from '../parts/Parts.module.css';

const axes = [
  { name: '沟通', mine: 70, need: 60 },
  { name: 'SQL', mine: 82, need: 80 },
  { name: '统计', mine: 46, need: 70 },
  { name: '绘图', mine: 64, need: 50 },
  { name: '业务', mine: 38, need: 60 },
];

export function Facts() {
  return (
    <>
      <div className={styles.line}>
        <Avatar name="陈砚清" />
        <Avatar name="知途科技" shape="org" />
        <Tag>数据分析</Tag>
        <Tag tone="ok">已发布</Tag>
        <Tag tone="warn">待审核</Tag>
        <Tag tone="danger">已停用</Tag>
        <Tag tone="live">直播中</Tag>
      </div>
      <div className={styles.line}>
        <StatusDot tone="passed">正常</StatusDot>
        <StatusDot tone="waiting">等待审核</StatusDot>
        <StatusDot tone="failed" reason="照片看不清">
          没有通过
        </StatusDot>
        <StatusDot tone="idle">已停用</StatusDot>
        <Price cents={0} />
        <Price cents={9900} originalCents={12_900} />
        <Price cents={9900} originalCents={12_900} mark="限时价" />
        <Rating value={4.6} />
        <Rating value={null} />
      </div>
      <p>
        <FactLine facts={['单选', '2 分', '数据清洗']} />
      </p>
      <PathProgress label="学习进度" value={62} before="已学 15 / 24 课时" />
      <Figures
        items={[
          { name: '学员', value: 284, note: '较上月 +12' },
          { name: '完课率', value: '62%' },
        ]}
      />
      <FactList
        isPaired
        facts={[
          { label: '讲师', value: '陈砚清' },
          { label: '课时', value: '24 课时' },
        ]}
      />
      <div className={styles.line}>
        <Radar axes={axes} label="能力雷达" />
      </div>
    </>
  );
}
