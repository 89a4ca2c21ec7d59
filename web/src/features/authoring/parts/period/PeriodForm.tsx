import { periodFields } from '#contract/fields/course.ts';
import { courseKinds } from '#contract/rules/courseKinds.ts';
import { FileType } from '#contract/rules/fileKinds.ts';
import { isNode } from '#contract/rules/progress.ts';
import { FormCheckbox } from '../../../../kit/form/FormCheckbox.tsx';
import { FormNumber } from '../../../../kit/form/FormNumber.tsx';
import { FormText } from '../../../../kit/form/FormText.tsx';
import { FormTextarea } from '../../../../kit/form/FormTextarea.tsx';
import { useFieldsState } from '../../../../kit/form/useFields.ts';
import { FormRichText } from '../../../../kit/richText/FormRichText.tsx';
import { useRecordForm } from '../saving/useRecordForm.ts';
import { knownPeriod } from '../saving/lines.ts';
import { showOn } from '../outline/writing.ts';
import { NodeField } from './NodeField.tsx';
import styles from './Period.module.css';
import { PeriodFile } from './PeriodFile.tsx';
import type { WithTextProps } from './WithText.tsx';
import { TimeFields } from './TimeFields.tsx';
import { ToolField } from './ToolField.tsx';
import { TypeField } from './TypeField.tsx';
import { valuesOf } from './values.ts';
import type { PeriodValues } from './values.ts';
import { WaresField } from './WaresField.tsx';

const input = () => import('#contract/course/periodAudit.ts').then((api) => api.update.input);
const isAddress = (type: FileType): boolean => type === FileType.link || type === FileType.webPage;

/** Everything that is written on a class-hour, each field saved as it is written. */
export function PeriodForm({ room, period, draft, isWritable, content }: WithTextProps & { content: string }) {
  const { desk, store } = room;
  const target = `period:${period.id}`;
  const traits = courseKinds[draft.courseKind];
  const writer = () => desk.writerOf(target, () => knownPeriod({ ...period, content }));
  const form = useRecordForm<PeriodValues>({
    desk,
    target,
    values: valuesOf(period, content),
    table: periodFields,
    input,
    writer,
    onWrite: (fields) => showOn(store, target, fields),
  });
  const type = useFieldsState(form, ({ values }) => values['fileType'] as FileType);
  const isFile = !isAddress(type) && type !== FileType.text && !isNode(type);
  return (
    <form aria-label={traits.periodName} noValidate onSubmit={(event) => event.preventDefault()}>
      <fieldset className={styles.form} inert={!isWritable}>
        <FormText form={form} name="periodName" label={`${traits.periodName}名称`} />
        <TypeField form={form} traits={traits} />
        {isFile ? (
          <PeriodFile
            form={form}
            media={period.media}
            type={type}
            onArrivedLate={(mediaId) => writer().write({ mediaId })}
          />
        ) : null}
        {type === FileType.assessment ? <NodeField form={form} assessment={period.assessment} /> : null}
        {type === FileType.tool ? <ToolField form={form} periodId={period.id} tool={period.tool} /> : null}
        {isAddress(type) ? <FormText form={form} name="linkUrl" inputMode="url" placeholder="https://" /> : null}
        {type === FileType.text ? <FormRichText form={form} name="content" /> : null}
        {type === FileType.document && traits.isTaught ? (
          <FormNumber form={form} name="pageSeconds" help="每一页打开多久才算看过；不填按平台的规则" />
        ) : null}
        {traits.hasTimes ? <TimeFields form={form} /> : null}
        {traits.hasWares ? <WaresField form={form} wares={period.wares} /> : null}
        {draft.facts.isFree === 0 || period.isFree === 1 || traits.isTaught ? (
          <FormCheckbox form={form} name="isFree" sentence="没有报名的人也可以看全" values={[1, 0]} />
        ) : null}
        <FormTextarea form={form} name="periodDesc" rows={3} />
      </fieldset>
    </form>
  );
}
