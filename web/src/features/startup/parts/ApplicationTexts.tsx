import { StartField } from '#contract/rules/startPolicies.ts';
import { projectParts, ProjectStage } from '#contract/rules/startProjects.ts';
import type { ProgrammeQuestion } from '#contract/rules/startProgrammes.ts';
import { FactList } from '../../../ui/FactList.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import styles from './Policy.module.css';

const parts = ['problem', 'solution', 'need', 'plan', 'figures'] as const;

type Texts = Record<(typeof parts)[number], string>;

interface ApplicationTextsProps {
  file: Texts & {
    startField: StartField;
    projectStage: ProjectStage;
    answers: readonly { question: ProgrammeQuestion; value: string }[];
  };
}

/** What a project applied with: its own parts and the answers, without whose it is. */
export function ApplicationTexts({ file }: ApplicationTextsProps) {
  return (
    <>
      <FactList
        label="项目"
        isPaired
        facts={[
          { label: '行业', value: StartField.labels[file.startField] },
          { label: '走到', value: ProjectStage.labels[file.projectStage] },
        ]}
      />
      {file.answers.map(({ question, value }) => (
        <section key={question.id} aria-labelledby={`answer-${question.id}`}>
          <SectionHead id={`answer-${question.id}`} title={question.title} />
          <p className={styles.words}>{value === '' ? '没有回答' : value}</p>
        </section>
      ))}
      {parts.map((part) =>
        file[part] === '' ? null : (
          <section key={part} aria-labelledby={`part-${part}`}>
            <SectionHead id={`part-${part}`} title={projectParts[part].label} note="项目里写的" />
            <p className={styles.words}>{file[part]}</p>
          </section>
        ),
      )}
    </>
  );
}
