import type { ProjectCard } from '#contract/startup/projectShapes.ts';
import { startProjectPath } from '#contract/rules/pagePaths.ts';
import { StartField } from '#contract/rules/startPolicies.ts';
import { ProjectStage } from '#contract/rules/startProjects.ts';
import { Cover } from '../../../ui/Cover.tsx';
import { CardGrid } from '../../../ui/CoverCard.tsx';
import { Link } from '../../../ui/Link.tsx';
import { PathProgress } from '../../../ui/PathProgress.tsx';
import styles from './StartHome.module.css';

/** Projects that want to be seen: how far each has come, and whom it looks for. */
export const ProjectCards = ({ list }: { list: readonly ProjectCard[] }) => (
  <CardGrid>
    {list.map((row) => (
      <Link key={row.id} to={startProjectPath(row.id)} className={styles.project}>
        <Cover id={row.id} topics={[row.projectName, row.slogan, StartField.labels[row.startField]]} />
        <h3 className="clip">{row.projectName}</h3>
        <p className={styles.slogan}>{row.slogan}</p>
        <PathProgress
          className={styles.way}
          value={(row.projectStage / ProjectStage.values.length) * 100}
          label={`${row.projectName}走到${ProjectStage.labels[row.projectStage]}`}
          after={null}
        />
        <p className={styles.stage}>
          <b>{ProjectStage.labels[row.projectStage]}</b>
          {StartField.labels[row.startField]}
        </p>
        <p className={styles.sought}>
          {row.openRoles.length === 0 ? row.hostName : `在找：${row.openRoles.join('、')}`}
        </p>
      </Link>
    ))}
  </CardGrid>
);
