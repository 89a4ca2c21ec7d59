import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import type { StageCourse, StageView } from '#contract/course/typicalPosition.ts';
import { MOST_POSITION_STAGES, MOST_STAGE_COURSES } from '#contract/rules/abilities.ts';
import { call } from '../../../kit/call.ts';
import { Chooser } from '../../../kit/chooser/Chooser.tsx';
import { raisesText } from '../../../shared/abilities/raisesText.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Table } from '../../../ui/Table.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { courseChoices } from './calls.ts';
import { moved } from './moved.ts';
import type { PlanDraft } from './usePlanDraft.ts';
import styles from './Wizard.module.css';

/** Stages have no ids of their own: the place is what tells them apart. */
const placeKeys = Array.from({ length: MOST_POSITION_STAGES }, (_, index) => `stage ${index + 1}`);

/** The stages of the course system in their order. */
export function Stages({ draft }: { draft: PlanDraft }) {
  const { written, change } = draft;
  const { stages } = written;
  const add = () =>
    change({ stages: [...stages, { stageName: `第 ${stages.length + 1} 阶段`, intro: '', courses: [] }] });
  return (
    <div>
      {stages.map((stage, index) => (
        <Stage key={placeKeys[index]} draft={draft} stage={stage} index={index} />
      ))}
      {stages.length < MOST_POSITION_STAGES ? (
        <Button icon={<Plus size={16} aria-hidden="true" />} onClick={add}>
          添加阶段
        </Button>
      ) : null}
    </div>
  );
}

interface StageProps {
  draft: PlanDraft;
  stage: StageView;
  index: number;
}

function Stage({ draft: { written, change, errors }, stage, index }: StageProps) {
  const { stages, items } = written;
  const put = (part: Partial<StageView>) =>
    change({ stages: stages.map((one, at) => (at === index ? { ...one, ...part } : one)) });
  const taken = new Set(stages.flatMap(({ courses }) => courses.map(({ id }) => id)));
  const add = (course: StageCourse | null) => {
    if (course && !taken.has(course.id)) put({ courses: [...stage.courses, course] });
  };
  const abilityIds = items.map(({ id }) => id);
  const name = stage.stageName || `第 ${index + 1} 阶段`;
  return (
    <section className={styles.stage} aria-label={name}>
      <div className={styles.stageHead}>
        <Field label="阶段名称" required error={errors[`stages.${index}.stageName`]}>
          <Input value={stage.stageName} maxLength={20} onChange={({ target }) => put({ stageName: target.value })} />
        </Field>
        <Field label="为什么要这一段" error={errors[`stages.${index}.intro`]}>
          <Input value={stage.intro} maxLength={60} onChange={({ target }) => put({ intro: target.value })} />
        </Field>
        <span className={styles.acts}>
          <IconButton
            size="sm"
            label={`上移「${name}」`}
            icon={<ArrowUp size={16} aria-hidden="true" />}
            disabled={index === 0}
            onClick={() => change({ stages: moved(stages, index, -1) })}
          />
          <IconButton
            size="sm"
            label={`下移「${name}」`}
            icon={<ArrowDown size={16} aria-hidden="true" />}
            disabled={index === stages.length - 1}
            onClick={() => change({ stages: moved(stages, index, 1) })}
          />
          <IconButton
            size="sm"
            tone="danger"
            label={`移除「${name}」`}
            icon={<Trash2 size={16} aria-hidden="true" />}
            onClick={() => change({ stages: stages.filter((_, at) => at !== index) })}
          />
        </span>
      </div>
      {stage.courses.length > 0 ? (
        <Table
          caption={`${name}的课程`}
          columns={courseColumns(stage.courses, (courses) => put({ courses }))}
          rows={stage.courses}
          rowKey={({ id }) => id}
        />
      ) : null}
      {stage.courses.length < MOST_STAGE_COURSES ? (
        <div className={styles.picker}>
          <Field
            label={`给「${name}」添加课程`}
            help="先列能提高所选能力项的"
            error={errors[`stages.${index}.courseIds`] ?? errors['stages']}
          >
            <Chooser<StageCourse>
              key={stage.courses.length}
              value={null}
              onChange={add}
              onBlur={() => undefined}
              searchKey={['plan courses', ...abilityIds]}
              search={async (words, signal) =>
                call(
                  await courseChoices(),
                  { courseName: words, abilityIds, pageSize: 20 },
                  { signal, isShowErrTip: false },
                )
              }
              keyOf={({ id }) => id}
              nameOf={({ courseName }) => courseName}
              unit="门课"
            />
          </Field>
        </div>
      ) : null}
    </section>
  );
}

function courseColumns(courses: readonly StageCourse[], put: (courses: StageCourse[]) => void): Column<StageCourse>[] {
  return [
    {
      key: 'name',
      head: '课程',
      cell: ({ courseName, isOnShelf, raises }) => (
        <span>
          {courseName}
          {isOnShelf === 1 ? '' : '（已下架）'}
          <span className={styles.words}>{raisesText(raises)}</span>
        </span>
      ),
    },
    { key: 'periods', head: '课时', width: 80, cell: ({ periodTotal }) => periodTotal },
    {
      key: 'acts',
      head: '操作',
      hideHead: true,
      act: true,
      align: 'end',
      width: 130,
      cell: (course) => {
        const at = courses.indexOf(course);
        return (
          <span className={styles.acts}>
            <IconButton
              size="sm"
              label={`上移「${course.courseName}」`}
              icon={<ArrowUp size={16} aria-hidden="true" />}
              disabled={at === 0}
              onClick={() => put(moved(courses, at, -1))}
            />
            <IconButton
              size="sm"
              label={`下移「${course.courseName}」`}
              icon={<ArrowDown size={16} aria-hidden="true" />}
              disabled={at === courses.length - 1}
              onClick={() => put(moved(courses, at, 1))}
            />
            <IconButton
              size="sm"
              tone="danger"
              label={`移除「${course.courseName}」`}
              icon={<Trash2 size={16} aria-hidden="true" />}
              onClick={() => put(courses.filter(({ id }) => id !== course.id))}
            />
          </span>
        );
      },
    },
  ];
}
