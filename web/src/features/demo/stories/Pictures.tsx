import { CardGrid, CoverCard } from '../../../ui/CoverCard.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { ErrorArt } from '../../../ui/ErrorArt.tsx';
import { Logo } from '../../../ui/Logo.tsx';
import { MarginList } from '../../../ui/MarginList.tsx';
import { Price } from '../../../ui/Price.tsx';
import { Rating } from '../../../ui/Rating.tsx';
import styles from '../parts/Parts.module.css';

const courses = ['SQL 查询', '描述统计', '网页结构'];

export function Pictures() {
  return (
    <>
      <Logo name="知途" />
      <CardGrid>
        {courses.map((title, index) => (
          <CoverCard
            key={title}
            to="/list"
            cover={<Cover id={String(index + 1)} topics={[title]} />}
            title={title}
            who="陈砚清"
            foot={<Price cents={index * 4900} />}
            end={<Rating value={4.5} />}
          />
        ))}
      </CardGrid>
      <MarginList label="上传之前" title="上传之前" items={['照片要清楚', '四角都在']} note="格式不对会当场告诉你" />
      <div className={styles.line}>
        <ErrorArt kind="lost" />
        <ErrorArt kind="broken" />
      </div>
    </>
  );
}
