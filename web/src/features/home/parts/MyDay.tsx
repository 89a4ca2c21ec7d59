import type { ReactNode } from 'react';
import { Link } from '../../../ui/Link.tsx';
import type { UserCourse } from '#contract/course/userCourse.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { UserType, userTypeName } from '#contract/rules/userTypes.ts';
import type * as overview from '#contract/user/overview.ts';
import type { DayEvent } from '#contract/user/overview.ts';
import { resumePath } from '../../../shared/courses/paths.ts';
import { DayPath } from '../../../shared/day/DayPath.tsx';
import { useSession } from '../../../kit/session.tsx';
import type { Session } from '../../../kit/session.tsx';
import { useIsBuilt } from '../../../kit/site.ts';
import { centres, places } from '../../../kit/navigation/destinations.ts';
import { useLoginAddress } from '../../../kit/navigation/useLoginAddress.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PathProgress } from '../../../ui/PathProgress.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import styles from './MyDay.module.css';

interface MyDayProps {
  greeting: string;
  register: boolean;
  /** The course somebody was at last. */
  studying: Studying;
  day: Day;
  now: string;
  /** What comes next, for those with nothing of their own here. */
  coming: ReactNode;
}

type Studying = UserCourse | null;
type Day = OutputOf<typeof overview.day.output> | null;

/** Beside the carousel: whoever is signed in, what they were at, and the ways into their centre; for guests the way in. */
export function MyDay({ register, ...facts }: MyDayProps) {
  const session = useSession();
  const isBuilt = useIsBuilt();
  const login = useLoginAddress();
  if (session) return <Person session={session} {...facts} />;
  if (!isBuilt(places.login)) return null;
  return (
    <aside className={styles.card} aria-label="登录">
      <h2 className={styles.title}>{facts.greeting}</h2>
      <p className={styles.text}>登录后，课程、测评与投递的进度都在这里，从上次停下的地方继续。</p>
      <LinkButton to={login} variant="primary" block>
        登录
      </LinkButton>
      {register ? (
        <p className={styles.register}>
          第一次来？
          <TextLink to="/register">注册账号</TextLink>
        </p>
      ) : null}
      {facts.coming}
    </aside>
  );
}

function Person({
  session,
  greeting,
  studying,
  day,
  now,
  coming,
}: Omit<MyDayProps, 'register'> & { session: Session }) {
  const isBuilt = useIsBuilt();
  const { current, name, user } = session;
  const centre = centres[current.userType];
  const links = centre?.links.filter(({ to }) => isBuilt(to)) ?? [];
  const learns = current.userType === UserType.learner;
  const events = learns ? aroundNow(day?.events ?? []) : [];
  const streak = learns && day && day.streak > 1 ? `已连续学习 ${day.streak} 天` : '';
  return (
    <aside className={styles.card} aria-label="我的">
      <p className={styles.who}>
        <Avatar name={name} src={user.headImgUrl} size={44} />
        <span>
          <b>
            {greeting}，{name}
          </b>
          <small>{streak || current.orgInfo?.orgName || userTypeName(current.userType)}</small>
        </span>
      </p>
      {studying ? <GoOn course={studying} /> : null}
      {events.length > 0 ? (
        <div className={styles.day}>
          <h2 className={styles.kicker}>今天与接下来</h2>
          <DayPath events={events} now={now} />
        </div>
      ) : links.length > 0 ? (
        <nav className={styles.links} aria-label={centre?.name}>
          {links.map(({ label, to }) => (
            <TextLink key={to} to={to} arrow tone="quiet">
              {label}
            </TextLink>
          ))}
        </nav>
      ) : studying ? null : (
        <p className={styles.text}>学有所成，才有所用。今天也往前走一步。</p>
      )}
      {studying || events.length > 0 ? null : coming}
    </aside>
  );
}

/** As many as stand beside the carousel. */
const SHOWN = 4;

/** What was done last, then what comes. */
function aroundNow(events: readonly DayEvent[]): DayEvent[] {
  const done = events.filter(({ isDone }) => isDone === 1).length;
  const from = Math.max(0, Math.min(done - 1, events.length - SHOWN));
  return events.slice(from, from + SHOWN);
}

/** Back to where it stopped, in one press. */
function GoOn({ course }: { course: UserCourse }) {
  return (
    <div className={styles.going}>
      <h2 className={styles.kicker}>接着学</h2>
      <Link to={resumePath(course.courseId)} className={styles.course}>
        {course.courseName}
      </Link>
      <PathProgress value={course.studyProgress} label="学习进度" />
    </div>
  );
}
