import { ArrowRight, BookOpenCheck, Building2, GraduationCap, Presentation } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Link } from '../../../ui/Link.tsx';
import { AuditState } from '#contract/rules/auditStates.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import styles from './Chooser.module.css';
import { LECTURER_PATH, orgKinds } from './kinds.ts';

const icons: Record<number, LucideIcon> = { 3: BookOpenCheck, 4: GraduationCap, 5: Building2 };

/** How the visitor's applications stand, by kind. */
export type Standings = Partial<Record<number, number>>;

/** The kinds of joining as cards; a card says how its application stands. */
export function Chooser({ standings }: { standings: Standings }) {
  return (
    <div className="page">
      <PageHead title="入驻知途" note="选一种身份，签订协议、填写资料、等待审核，一般 3 个工作日内有结果" />
      <ul className={styles.cards}>
        {orgKinds.map(({ orgType, path, noun, promise }) => (
          <Card
            key={path}
            to={path}
            icon={icons[orgType]!}
            name={`${noun}入驻`}
            promise={promise}
            standing={standings[orgType]}
          />
        ))}
        <Card
          to={LECTURER_PATH}
          icon={Presentation}
          name="成为讲师"
          promise="以个人身份开课，把你会的讲给需要的人"
          standing={standings[2]}
        />
      </ul>
    </div>
  );
}

interface CardProps {
  to: string;
  icon: LucideIcon;
  name: string;
  promise: string;
  standing: number | undefined;
}

function Card({ to, icon: Icon, name, promise, standing }: CardProps) {
  return (
    <li className={styles.card}>
      <Icon size={26} strokeWidth={1.75} aria-hidden="true" className={styles.icon} />
      <h2 className={styles.name}>
        <Link to={to} className={styles.link}>
          {name}
        </Link>
        {standing === AuditState.waiting ? <Tag tone="warn">正在审核</Tag> : null}
        {standing === AuditState.refused ? <Tag tone="danger">被退回</Tag> : null}
        {standing === AuditState.passed ? <Tag tone="ok">已通过</Tag> : null}
      </h2>
      <p className={styles.promise}>{promise}</p>
      <ArrowRight size={18} aria-hidden="true" className={styles.arrow} />
    </li>
  );
}
