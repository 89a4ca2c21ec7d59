import { milestoneReport, milestoneReportMore } from '#contract/fields/incubation.ts';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { handInReport } from './calls.ts';
import { DialogButton } from './DialogButton.tsx';
import { FilesField } from './FilesField.tsx';

/** The team says what it reached; what was given back is handed in again. */
export const ReportButton = ({ id, title }: { id: string; title: string }) => (
  <DialogButton
    name="交报告"
    of={title}
    title={`交「${title}」的报告`}
    note="写下做到了什么，附上看得到的东西"
    load={handInReport}
    fields={{ ...milestoneReport, ...milestoneReportMore }}
    initial={{ id, content: '', files: [] }}
    draft={`milestoneReport:${id}`}
    done="报告交了，结果会发到消息里"
  >
    {(form) => (
      <>
        <FormTextarea form={form} name="content" rows={6} />
        <FilesField form={form} field={milestoneReportMore.files} />
      </>
    )}
  </DialogButton>
);
