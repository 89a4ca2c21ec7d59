import { ProjectStage } from '#contract/rules/startProjects.ts';
import styles from './StartHome.module.css';

const stops = [
  { stage: ProjectStage.idea, x: 552, y: 346 },
  { stage: ProjectStage.prototype, x: 664, y: 318 },
  { stage: ProjectStage.trial, x: 792, y: 262 },
  { stage: ProjectStage.income, x: 916, y: 186 },
  { stage: ProjectStage.growth, x: 1062, y: 92 },
] as const;

/** The road over the ground of `MapArt`, its stations those that projects go through. */
export const StartPath = () => (
  <svg className={styles.path} viewBox="0 0 1200 420" preserveAspectRatio="xMaxYMid slice">
    <g fill="none" stroke="var(--c-on-deep)" strokeWidth="2.5" strokeLinecap="round">
      <path d="M440 440C470 392 510 362 552 346C592 332 622 332 664 318C716 296 746 290 792 262C842 232 872 214 916 186" />
      <path d="M916 186C966 152 1010 122 1062 92" strokeDasharray="1 8" />
      <path d="M1062 92V46" />
    </g>
    <path d="M1063 46h30l-8 9 8 9h-30z" fill="var(--c-flag)" />
    {stops.map(({ stage, x, y }) => (
      <g key={stage}>
        <circle cx={x} cy={y} r="6" fill="var(--c-on-deep)" />
        <text x={x + 14} y={y + 26}>
          {ProjectStage.labels[stage]}
        </text>
      </g>
    ))}
  </svg>
);
