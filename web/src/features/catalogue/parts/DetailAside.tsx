import { coursePath, lecturerPath, orgPath } from '#contract/rules/pagePaths.ts';
import { countedText } from '#contract/rules/courseAuth.ts';
import { Link } from '../../../ui/Link.tsx';
import type { CourseCard } from '#contract/course/card.ts';
import { CardPrice } from '../../../shared/courses/CardPrice.tsx';
import { CourseCover } from '../../../shared/courses/CourseCover.tsx';
import { countText } from '../../../shared/courses/figures.ts';
import { FollowButton } from '../../../shared/courses/FollowButton.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import styles from './DetailAside.module.css';
import type { Detail } from './loadDetail.ts';

interface DetailAsideProps {
  data: Pick<Detail, 'course' | 'standing' | 'recommended'> & Partial<Pick<Detail, 'raised'>>;
}

/** Who teaches, who offers, and what goes on from here. */
export function DetailAside({ data: { course, standing, recommended, raised } }: DetailAsideProps) {
  const { lecturer } = course;
  return (
    <aside className={styles.aside} aria-label="讲师与相关内容">
      {lecturer ? (
        <section>
          <h2 className={styles.name}>授课讲师</h2>
          <Link to={lecturerPath(lecturer.lecturerUserNo)} className={styles.person}>
            <Avatar name={lecturer.lecturerName} src={lecturer.headImgUrl} size={56} />
            <span>
              <b>{lecturer.lecturerName}</b>
              <small>
                {lecturer.orgName}
                {lecturer.orgName && lecturer.position ? <i className="sep" /> : null}
                {lecturer.position}
              </small>
            </span>
          </Link>
          {lecturer.brief ? <p className={styles.brief}>{lecturer.brief}</p> : null}
          <p className={styles.figures}>
            {lecturer.countCourse} 门课
            <i className="sep" />
            {countText(lecturer.countStudy)} 人学过
          </p>
          <div className={styles.buttons}>
            <FollowButton
              target={{ lecturerUserNo: lecturer.lecturerUserNo }}
              name={lecturer.lecturerName}
              followed={standing?.isAttentionLecturer === 1}
            />
            <LinkButton to={lecturerPath(lecturer.lecturerUserNo)} size="sm">
              讲师主页
            </LinkButton>
          </div>
        </section>
      ) : null}
      {course.orgNo && course.orgName ? (
        <section>
          <h2 className={styles.name}>开课单位</h2>
          <Link to={orgPath(course.orgNo)} className={styles.person}>
            <Avatar name={course.orgName} src={course.orgLogoImg} shape="org" size={44} />
            <b>{course.orgName}</b>
          </Link>
        </section>
      ) : null}
      {course.certifiers.length > 0 ? (
        <section>
          <h2 className={styles.name}>认证机构</h2>
          <ul className={styles.certifiers}>
            {course.certifiers.map((one) => (
              <li key={one.orgNo}>
                <Link to={orgPath(one.orgNo)}>{one.orgName}</Link>
                <small>承认 {countedText(one)}</small>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {raised && raised.raises.length > 0 ? (
        <section>
          <h2 className={styles.name}>学完会提高</h2>
          <ul className={styles.certifiers}>
            {raised.raises.map(({ id, abilityName, abilityLevel, mine }) => (
              <li key={id}>
                {abilityName}
                <small>
                  {mine !== null && mine < abilityLevel ? `${mine} → ${abilityLevel} 级` : `到第 ${abilityLevel} 级`}
                </small>
              </li>
            ))}
          </ul>
          {raised.positionCount > 0 ? (
            <p className={styles.figures}>{raised.positionCount} 个典型岗位要求这些能力</p>
          ) : null}
        </section>
      ) : null}
      {recommended.length > 0 ? (
        <section>
          <h2 className={styles.name}>可以接着看</h2>
          <ul className={styles.next}>
            {recommended.map((one) => (
              <NextCourse key={one.id} course={one} />
            ))}
          </ul>
        </section>
      ) : null}
    </aside>
  );
}

function NextCourse({ course }: { course: CourseCard }) {
  return (
    <li>
      <Link to={coursePath(course)} className={styles.course}>
        <CourseCover course={course} size="sm" />
        <span className={styles.words}>
          <b className="clip2">{course.courseName}</b>
          <CardPrice course={course} />
        </span>
      </Link>
    </li>
  );
}
