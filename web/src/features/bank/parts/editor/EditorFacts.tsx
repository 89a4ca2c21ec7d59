import { Difficulty, MOST_KNOWLEDGE, QuestionSource } from '#contract/rules/questions.ts';
import type { Fields } from '../../../../kit/form/fields.ts';
import { FormText } from '../../../../kit/form/FormText.tsx';
import { useField } from '../../../../kit/form/useFields.ts';
import { Field } from '../../../../ui/Field.tsx';
import { FieldPair } from '../../../../ui/FieldPair.tsx';
import { folderOptions } from '../dialogs/BatchDialog.tsx';
import { KnowledgeInput } from '../KnowledgeInput.tsx';
import { useErrorAt, useValueAt } from './at.ts';
import { EditorAbilities } from './EditorAbilities.tsx';
import type { LoadedEditor } from './loadEditor.ts';
import { Chosen, Points } from './SmallFields.tsx';
import { Segments } from './TypeFields.tsx';

interface EditorFactsProps {
  form: Fields;
  loaded: LoadedEditor;
  isMaterial: boolean;
}

const NO_YEAR = { value: '', label: '不填' };

/** What is known of a question besides what it says. */
export function EditorFacts({ form, loaded, isMaterial }: EditorFactsProps) {
  const { view, subjects, folders } = loaded;
  const difficulty = useField(form, 'difficulty');
  const year = useValueAt(form, 'year') as number | null;
  return (
    <>
      <FieldPair>
        <Segments
          label="难度"
          values={Difficulty.values}
          labels={Difficulty.labels}
          value={difficulty.value as Difficulty}
          onChoose={difficulty.set}
        />
        <Points form={form} path="points" label={isMaterial ? '整题分值' : '默认分值'} />
      </FieldPair>
      {view && view.rightShare !== null ? (
        <p>
          实测得分率 {view.rightShare}%，共 {view.countAnswer} 次作答
        </p>
      ) : null}
      <Chosen
        form={form}
        path="subjectId"
        label="学科"
        options={[
          ...subjects.map(({ id, subjectName }) => ({ value: id, label: subjectName })),
          ...(view && !subjects.some(({ id }) => id === view.subjectId)
            ? [{ value: view.subjectId, label: view.subjectName }]
            : []),
        ]}
      />
      <Knowledge form={form} />
      <EditorAbilities form={form} />
      <FieldPair>
        <Chosen
          form={form}
          path="source"
          label="来源"
          options={QuestionSource.values.map((source) => ({ value: source, label: QuestionSource.labels[source] }))}
        />
        <Chosen form={form} path="year" label="年份" options={[NO_YEAR, ...yearsWith(year)]} />
      </FieldPair>
      <Chosen form={form} path="folderId" label="文件夹" options={folderOptions(folders)} />
      {view ? (
        <FormText form={form} name="note" help="写给以后的自己与同事，例如：改正解析" autoComplete="off" />
      ) : null}
    </>
  );
}

const YEARS = 15;

/** The last years, and the one that is chosen. */
function yearsWith(chosen: number | null): { value: number; label: string }[] {
  const now = new Date().getFullYear();
  const years = Array.from({ length: YEARS }, (_, index) => now - index);
  return [...new Set(chosen === null ? years : [...years, chosen])].map((year) => ({
    value: year,
    label: String(year),
  }));
}

function Knowledge({ form }: { form: Fields }) {
  const { value, set, onBlur, ref } = useField(form, 'knowledge');
  const subjectId = useValueAt(form, 'subjectId') as string;
  const error = useErrorAt(form, 'knowledge');
  return (
    <Field label="知识点" help={`最多 ${MOST_KNOWLEDGE} 个，输入后按回车`} error={error}>
      <KnowledgeInput value={value as string[]} subjectId={subjectId} onChange={set} onBlur={onBlur} focusRef={ref} />
    </Field>
  );
}
