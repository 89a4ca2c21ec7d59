import type { tools as listTools } from '#contract/course/ltiNode.ts';
import { ltiToolLink as fields } from '#contract/fields/lti.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { FormCheckbox } from '../../../../kit/form/FormCheckbox.tsx';
import { FormNumber } from '../../../../kit/form/FormNumber.tsx';
import { FormSelect } from '../../../../kit/form/FormSelect.tsx';
import { FormText } from '../../../../kit/form/FormText.tsx';
import { FormTextarea } from '../../../../kit/form/FormTextarea.tsx';
import { useFieldsState } from '../../../../kit/form/useFields.ts';
import { useCallForm } from '../../../../kit/useCallForm.ts';
import { usePress } from '../../../../kit/usePress.ts';
import { Button } from '../../../../ui/Button.tsx';
import styles from './Period.module.css';
import type { ChosenTool } from './ToolLine.tsx';

interface NewToolLinkProps {
  periodId: string;
  tools: OutputOf<typeof listTools.output>['list'];
  onWritten: (tool: ChosenTool) => void;
}

const loadSave = () => import('#contract/course/ltiNode.ts').then((api) => api.save);
const loadChoose = () => import('#contract/course/ltiNode.ts').then((api) => api.choose);

/** One more: chosen at the tool in a window of its own, or written by hand. */
export function NewToolLink({ periodId, tools, onWritten }: NewToolLinkProps) {
  const sending = useCallForm(loadSave, {
    fields,
    initial: { periodId, toolId: tools[0]!.id, title: '', linkUrl: '', custom: '', passPercent: null, isNamed: 0 },
    onDone: onWritten,
  });
  const { form } = sending;
  const choosing = usePress(loadChoose);
  const toolId = useFieldsState(form, ({ values }) => values['toolId'] as string);
  const canChoose = tools.find(({ id }) => id === toolId)?.canChoose === 1;
  const choose = async () => {
    // opened by the press itself: browsers open nothing afterwards
    const there = window.open('', '_blank');
    if (there) there.opener = null;
    const { passPercent, isNamed } = form.getValues();
    const answer = await choosing.send({ periodId, toolId, passPercent, isNamed });
    if (answer && there) there.location.replace(answer.url);
    else there?.close();
  };
  return (
    <form
      aria-label="外部工具的内容"
      noValidate
      onSubmit={(event) => void sending.submit(event)}
      className={styles.form}
    >
      <FormSelect
        form={form}
        name="toolId"
        options={tools.map(({ id, toolName }) => ({ value: id, label: toolName }))}
      />
      <FormNumber form={form} name="passPercent" help="不填：在工具里交了就算学完" />
      <FormCheckbox form={form} name="isNamed" sentence="告诉；不告诉时它只知道一个代号" values={[1, 0]} />
      {canChoose ? (
        <div className={styles.ways}>
          <Button size="sm" variant="primary" loading={choosing.sending} onClick={() => void choose()}>
            到工具里选
          </Button>
          <span>或者手写下面几项</span>
        </div>
      ) : null}
      <FormText form={form} name="title" />
      <FormText form={form} name="linkUrl" inputMode="url" placeholder="https://" help="不填：工具的启动地址" />
      <FormTextarea form={form} name="custom" rows={3} placeholder="lab=p2" />
      {sending.failure ? <p role="alert">{sending.failure}</p> : null}
      <div className={styles.ways}>
        <Button size="sm" type="submit" loading={sending.sending}>
          用手写的内容
        </Button>
      </div>
    </form>
  );
}
