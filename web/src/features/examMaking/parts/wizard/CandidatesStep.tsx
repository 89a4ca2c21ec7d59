import { PaperSort } from '#contract/rules/assessments.ts';
import { Field } from '../../../../ui/Field.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { Radio } from '../../../../ui/Radio.tsx';
import { Select } from '../../../../ui/Select.tsx';
import { candidatesPath } from '../addresses.ts';
import { AddCandidates } from '../people/AddCandidates.tsx';
import type { Sources } from '../people/AddCandidates.tsx';
import type { Choice } from './FactsStep.tsx';
import type { AssessmentDesk } from './useAssessment.ts';
import styles from './Wizard.module.css';

interface CandidatesStepProps {
  desk: AssessmentDesk;
  sources: Sources;
  countCandidate: number;
  subjects: readonly Choice[];
}

const sorts = PaperSort.values.map((value) => ({ value: String(value), label: PaperSort.labels[value] }));

/** ③ Who sits it: named people, or whoever wants to. */
export function CandidatesStep({ desk, sources, countCandidate, subjects }: CandidatesStepProps) {
  const { facts, change, issues } = desk;
  return (
    <div className={styles.fields}>
      <Field label="谁参加" group>
        <span className={styles.choices}>
          <Radio name="open" label="名单里的考生" checked={facts.isOpen === 0} onChange={() => change({ isOpen: 0 })} />
          <Radio
            name="open"
            label={
              <>
                公开 <small className={styles.quiet}>登录的人都可以参加，练考中心里列出来</small>
              </>
            }
            checked={facts.isOpen === 1}
            onChange={() => change({ isOpen: 1 })}
          />
        </span>
      </Field>
      {facts.isOpen === 1 ? (
        <div className={styles.pair}>
          <Field label="学科" error={issues.get('subjectId')} help="练考中心按它归类">
            <Select
              isWide
              placeholder="请选择学科"
              options={subjects.map(({ id, name }) => ({ value: id, label: name }))}
              value={facts.subjectId}
              onChange={({ target }) => change({ subjectId: target.value })}
            />
          </Field>
          <Field label="类别">
            <Select
              isWide
              placeholder="不分类"
              options={sorts}
              value={String(facts.paperSort ?? '')}
              onChange={({ target }) =>
                change({ paperSort: target.value === '' ? null : (Number(target.value) as PaperSort) })
              }
            />
          </Field>
        </div>
      ) : (
        <>
          <p>
            名单里现在有 <b>{countCandidate}</b> 人。
            {desk.id === '' ? null : (
              <LinkButton size="sm" variant="text" to={candidatesPath(desk.id)}>
                看名单、移出、延长时间
              </LinkButton>
            )}
          </p>
          <AddCandidates assessmentId={desk.id} sources={sources} />
        </>
      )}
    </div>
  );
}
